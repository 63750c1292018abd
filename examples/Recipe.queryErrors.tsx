import {
  GlobalOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

let lastIndex = 0;

/** 쿼리 클라이언트의 onError에 전달하는 함수입니다. */
function showQueryError(error: Error) {
  lastIndex += 1;
  GlobalOverlay.showSnackBar({
    type: 'error',
    message: error.message,
    index: lastIndex,
    snackbarDuration: 5000,
  });
}

async function load(
  path: string,
  onError: (error: Error) => void,
) {
  try {
    throw new Error(`${path}을 불러오지 못했습니다.`);
  } catch (error) {
    onError(
      error instanceof Error
        ? error
        : new Error(String(error)),
    );
  }
}

export default function Dashboard() {
  const [tries, setTries] = useState(0);

  const refresh = () => {
    setTries(tries + 1);
    load('주문', showQueryError);
    load('쿠폰', showQueryError);
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">오늘의 매출</ZSText>
      <ZSText color="secondary">
        주문과 쿠폰을 다시 불러옵니다.
      </ZSText>
      <ZSText>새로고침 횟수: {tries}</ZSText>
      <ZSPressable
        role="button"
        color="layer2"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={refresh}
      >
        <ZSText typo="label.1">모두 새로고침</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 222,
} satisfies Preview;
