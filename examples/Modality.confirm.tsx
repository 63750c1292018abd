import {
  useOverlay,
  ZSPressable,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function MemoEditor() {
  const { showAlert, hideOverlay } = useOverlay();
  const [memo, setMemo] = useState('장 볼 것: 우유, 달걀');

  const askBeforeClosing = () =>
    showAlert({
      title: '저장하지 않고 닫을까요?',
      informative: '지금까지 쓴 내용이 사라집니다.',
      actions: {
        primary: { label: '닫기', onPress: () => hideOverlay('modal') },
        secondary: { label: '계속 쓰기' },
      },
    });

  return (
    <ZSView style={{ flex: 1, padding: 20, gap: 20 }}>
      <ZSText typo="heading.5">메모</ZSText>
      <ZSTextField
        label="내용"
        value={memo}
        onChangeText={setMemo}
        textInputProps={{ 'aria-label': '내용' }}
      />
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={askBeforeClosing}
      >
        <ZSText typo="label.1">그만 쓰기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function MemoScreen() {
  const { showModality } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">메모</ZSText>
        <ZSText color="secondary">쓰던 메모가 하나 있습니다.</ZSText>
      </ZSView>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showModality({ component: <MemoEditor /> })}
      >
        <ZSText typo="label.1" color="black">
          메모 열기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
