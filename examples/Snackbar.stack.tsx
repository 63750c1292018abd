import {
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';
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
      <ZSText typo="heading.5">후기 사진</ZSText>
      {FILES.map((file) => (
        <ZSText key={file}>{file}</ZSText>
      ))}
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={uploadAll}
      >
        <ZSText typo="label.1" color="black">
          사진 4장 올리기
        </ZSText>
      </ZSPressable>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('snack')}
      >
        <ZSText typo="label.1">모두 지우기</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 416,
  safeArea: true,
} satisfies Preview;
