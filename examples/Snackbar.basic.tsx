import {
  useOverlay,
  ZSBlockButton,
  ZSContainer,
} from '@0610studio/zs-ui';

export default function BouquetDetail() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer
      edges={['top']}
      style={{ padding: 24, paddingTop: 96 }}
    >
      <ZSBlockButton
        title="찜하기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={() =>
          showSnackBar({ message: '찜 목록에 담았습니다.' })
        }
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 300,
  safeArea: true,
} satisfies Preview;
