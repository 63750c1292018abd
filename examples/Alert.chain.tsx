import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

export default function SendInquiry() {
  const { showAlert } = useOverlay();

  const askBeforeSending = () =>
    showAlert({
      title: '문의를 보낼까요?',
      actions: {
        primary: {
          label: '보내기',
          onPress: () =>
            setTimeout(() =>
              showAlert({ title: '문의를 접수했습니다' }),
            ),
        },
        secondary: { label: '더 쓰기' },
      },
    });

  return (
    <ZSBlockButton
      title="문의 보내기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={askBeforeSending}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
