import {
  useOverlay,
  ZSBlockButton,
  ZSView,
} from '@0610studio/zs-ui';

export default function SendInquiry() {
  const { showAlert } = useOverlay();

  const showReceipt = () =>
    showAlert({ title: '문의를 접수했습니다' });

  const askBeforeSending = () =>
    showAlert({
      title: '문의를 보낼까요?',
      actions: {
        primary: {
          label: '보내기',
          onPress: () => setTimeout(showReceipt, 0),
        },
        secondary: { label: '더 쓰기' },
      },
    });

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="문의 보내기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={askBeforeSending}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 280,
} satisfies Preview;
