import {
  GlobalOverlay,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

/** 사용자가 버튼을 누를 때까지 기다립니다. 취소하면 false를 반환합니다. */
function confirm(
  title: string,
  label: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    GlobalOverlay.showAlert({
      title,
      isBackgroundTouchClose: false,
      actions: {
        primary: { label, onPress: () => resolve(true) },
        secondary: {
          label: '취소',
          onPress: () => resolve(false),
        },
      },
      primaryButtonStyle: { backgroundColor: '#B3002D' },
    });
  });
}

export default function LeaveRoom() {
  const [message, setMessage] = useState(
    '모임에 참여하고 있습니다.',
  );

  const leave = async () => {
    const isSure = await confirm(
      '모임에서 나갈까요?',
      '나가기',
    );
    setMessage(
      isSure
        ? '모임에서 나왔습니다.'
        : '모임에 남았습니다.',
    );
  };

  return (
    <ZSView
      color="layer2"
      style={{
        flex: 1,
        padding: 24,
        justifyContent: 'space-between',
      }}
    >
      <ZSText typo="title.1">꽃꽂이 모임</ZSText>
      <ZSText aria-live="polite">{message}</ZSText>
      <ZSPressable
        role="button"
        color="base"
        style={{
          padding: 16,
          borderRadius: 14,
          alignItems: 'center',
        }}
        onPress={leave}
      >
        <ZSText typo="label.1">모임에서 나가기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 280,
} satisfies Preview;
