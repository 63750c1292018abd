import {
  useOverlay,
  ZSPressable,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function CardEditor() {
  const { showAlert, hideOverlay } = useOverlay();
  const [message, setMessage] = useState('생일 축하해! 늘 고마워.');

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
      <ZSText typo="heading.5">카드 문구</ZSText>
      <ZSTextField
        label="내용"
        value={message}
        onChangeText={setMessage}
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

export default function GiftScreen() {
  const { showModality } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showModality({ component: <CardEditor /> })}
      >
        <ZSText typo="label.1" color="black">
          카드 문구 쓰기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 240,
} satisfies Preview;
