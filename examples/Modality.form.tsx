import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function ReviewForm({
  onSave,
}: {
  onSave: (review: string) => void;
}) {
  const { hideOverlay } = useOverlay();
  const [review, setReview] = useState('');

  const save = () => {
    onSave(review);
    hideOverlay('modal');
  };

  return (
    <ZSView style={{ padding: 20, gap: 20 }}>
      <ZSText typo="heading.6">작약은 어떠셨나요?</ZSText>
      <ZSTextField
        label="한 줄 후기"
        value={review}
        onChangeText={setReview}
        textInputProps={{ 'aria-label': '한 줄 후기' }}
      />
      <ZSBlockButton
        title="등록"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={save}
      />
    </ZSView>
  );
}

export default function ReviewScreen() {
  const { showModality } = useOverlay();
  const [saved, setSaved] = useState('없음');

  const write = () =>
    showModality({
      component: <ReviewForm onSave={setSaved} />,
    });

  return (
    <ZSView style={{ gap: 12 }}>
      <ZSText>내 후기: {saved}</ZSText>
      <ZSBlockButton
        title="후기 쓰기"
        typo="label.1"
        intent="information"
        variant="pastel"
        role="button"
        onPress={write}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  frame: 'phone',
} satisfies Preview;
