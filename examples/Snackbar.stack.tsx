import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

const SIDES = ['정면', '옆면', '포장', '카드'];

export default function ReviewPhotos() {
  const { showSnackBar } = useOverlay();

  const uploadAll = () => {
    for (const [at, side] of SIDES.entries()) {
      showSnackBar({
        message: `${side} 사진 올림`,
        index: Date.now() + at,
      });
    }
  };

  return (
    <ZSBlockButton
      title="사진 4장 올리기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={uploadAll}
    />
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 410,
  scene: 'shop',
  safeArea: true,
} satisfies Preview;
