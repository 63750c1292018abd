import { useOverlay, ZSBlockButton, ZSContainer } from '@0610studio/zs-ui';
import { useRef } from 'react';

const FILES = ['정면.jpg', '옆면.jpg', '포장.jpg', '카드.jpg'];

export default function ReviewPhotos() {
  const { showSnackBar, hideOverlay } = useOverlay();
  const nextId = useRef(0);

  const uploadAll = () => {
    for (const file of FILES) {
      nextId.current += 1;
      showSnackBar({ message: `${file} 올리기 완료`, index: nextId.current });
    }
  };

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSBlockButton
        title="사진 4장 올리기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={uploadAll}
      />
      <ZSBlockButton
        title="모두 지우기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() => hideOverlay('snack')}
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 416,
  safeArea: true,
} satisfies Preview;
