import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function CardEditor() {
  const { showAlert, hideOverlay } = useOverlay();
  const [message, setMessage] = useState(
    '생일 축하해! 늘 고마워.',
  );

  const askBeforeClosing = () =>
    showAlert({
      title: '저장하지 않고 닫을까요?',
      actions: {
        primary: {
          label: '닫기',
          onPress: () => hideOverlay('modal'),
        },
        secondary: { label: '계속 쓰기' },
      },
    });

  return (
    <ZSView style={{ padding: 20, gap: 20 }}>
      <ZSText typo="heading.6">꽃다발에 넣을 카드</ZSText>
      <ZSTextField
        label="카드 문구"
        value={message}
        onChangeText={setMessage}
        textInputProps={{ 'aria-label': '카드 문구' }}
      />
      <ZSBlockButton
        title="그만 쓰기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={askBeforeClosing}
      />
    </ZSView>
  );
}

export default function GiftScreen() {
  const { showModality } = useOverlay();

  return (
    <ZSBlockButton
      title="카드 문구 쓰기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={() =>
        showModality({ component: <CardEditor /> })
      }
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  frame: 'phone',
} satisfies Preview;
