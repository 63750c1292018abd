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
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">장바구니</ZSText>
        <ZSText color="secondary">라벤더 꽃다발과 화병을 담았습니다.</ZSText>
      </ZSView>
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

export const preview = { press: true } satisfies Preview;
