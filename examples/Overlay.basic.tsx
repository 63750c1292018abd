import {
  useOverlay,
  ZSBlockButton,
  ZSView,
} from '@0610studio/zs-ui';

export default function LeaveCart() {
  const { showAlert, showSnackBar } = useOverlay();

  const emptyCart = () =>
    showAlert({
      title: '장바구니를 비울까요?',
      actions: {
        primary: {
          label: '비우기',
          onPress: () =>
            showSnackBar({
              message: '장바구니를 비웠습니다.',
            }),
        },
        secondary: { label: '그대로 두기' },
      },
    });

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="장바구니 비우기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={emptyCart}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 300,
} satisfies Preview;
