import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function LeaveCart() {
  const { showAlert, showSnackBar } = useOverlay();

  const emptyCart = () =>
    showAlert({
      title: '장바구니를 비울까요?',
      actions: {
        primary: {
          label: '비우기',
          onPress: () => showSnackBar({ message: '장바구니를 비웠습니다.' }),
        },
        secondary: { label: '그대로 두기' },
      },
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">장바구니 · 꽃다발 하나, 화병 하나</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={emptyCart}
      >
        <ZSText typo="label.1" color="black">
          장바구니 비우기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
