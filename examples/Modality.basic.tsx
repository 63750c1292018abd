import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function ReceiptScreen() {
  const { showModality, hideOverlay } = useOverlay();

  const openReceipt = () =>
    showModality({
      component: (
        <ZSView style={{ padding: 20, gap: 20 }}>
          <ZSBlockButton
            title="닫기"
            typo="label.1"
            intent="grey"
            variant="pastel"
            role="button"
            onPress={() => hideOverlay('modal')}
          />
          <ZSView color="layer1" style={{ padding: 20 }}>
            <ZSText typo="heading.6">주문 내역</ZSText>
            <ZSText>라벤더 꽃다발 2개 · 36,000원</ZSText>
            <ZSText color="secondary">내일 도착</ZSText>
          </ZSView>
        </ZSView>
      ),
    });

  return (
    <ZSBlockButton
      title="주문 내역 열기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={openReceipt}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  frame: 'phone',
} satisfies Preview;
