import {
  useOverlay,
  ZSBlockButton,
  ZSContainer,
} from '@0610studio/zs-ui';

const FILES = [
  '정면.jpg',
  '옆면.jpg',
  '포장.jpg',
  '카드.jpg',
];

export default function ReviewPhotos() {
  const { showSnackBar } = useOverlay();

  const uploadAll = () => {
    for (const [at, file] of FILES.entries()) {
      showSnackBar({
        message: `${file} 올림`,
        index: Date.now() + at,
      });
    }
  };

  return (
    <ZSContainer
      edges={['top']}
      style={{ padding: 24, paddingTop: 208 }}
    >
      <ZSBlockButton
        title="사진 4장 올리기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={uploadAll}
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 360,
  safeArea: true,
} satisfies Preview;
