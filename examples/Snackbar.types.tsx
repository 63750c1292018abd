import { useOverlay, ZSBlockButton, ZSContainer } from '@0610studio/zs-ui';

export default function ReviewPhoto() {
  const { showSnackBar } = useOverlay();

  const succeed = () =>
    showSnackBar({ message: '사진을 올렸습니다.', type: 'success' });

  const fail = () =>
    showSnackBar({
      message: '사진을 올리지 못했습니다. 연결을 확인해 주세요.',
      type: 'error',
      snackbarDuration: 6000,
    });

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSBlockButton
        title="업로드 성공"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={succeed}
      />
      <ZSBlockButton
        title="업로드 실패"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={fail}
      />
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 316,
  safeArea: true,
} satisfies Preview;
