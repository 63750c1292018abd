import {
  useOverlay,
  ZSPressable,
  ZSText,
  ZSTextField,
  ZSView,
} from '@0610studio/zs-ui';
import { useState } from 'react';

function ReviewForm({ onSave }: { onSave: (review: string) => void }) {
  const { hideOverlay } = useOverlay();
  const [review, setReview] = useState('');

  return (
    <ZSView style={{ flex: 1, padding: 20, gap: 20 }}>
      <ZSText typo="heading.5">후기 쓰기</ZSText>
      <ZSTextField
        label="한 줄 후기"
        value={review}
        onChangeText={setReview}
        textInputProps={{ 'aria-label': '한 줄 후기' }}
      />
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => {
          onSave(review);
          hideOverlay('modal');
        }}
      >
        <ZSText typo="label.1" color="black">
          등록
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function ReviewScreen() {
  const { showModality } = useOverlay();
  const [saved, setSaved] = useState('');

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발</ZSText>
      <ZSText>
        {saved ? `내 후기: ${saved}` : '아직 쓴 후기가 없습니다.'}
      </ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showModality({ component: <ReviewForm onSave={setSaved} /> })
        }
      >
        <ZSText typo="label.1">후기 쓰기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 240,
} satisfies Preview;
