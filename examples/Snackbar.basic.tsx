import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

export default function BouquetDetail() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSBlockButton
      title="찜하기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={() =>
        showSnackBar({ message: '찜 목록에 담았습니다.' })
      }
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
