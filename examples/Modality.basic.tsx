import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const ORDERS = [
  '라벤더 꽃다발 · 36,000원',
  '수국 세 송이 · 18,000원',
  '해바라기 한 단 · 22,500원',
];

export default function ReceiptScreen() {
  const { showModality, hideOverlay } = useOverlay();

  const openReceipt = () =>
    showModality({
      component: (
        <ZSView style={{ padding: 20, gap: 16 }}>
          <ZSText typo="heading.5">주문 내역</ZSText>
          {ORDERS.map((order) => (
            <ZSView
              key={order}
              color="layer2"
              style={{ padding: 20, borderRadius: 16 }}
            >
              <ZSText>{order}</ZSText>
              <ZSText color="secondary">내일 도착</ZSText>
            </ZSView>
          ))}
          <ZSBlockButton
            title="닫기"
            typo="label.1"
            intent="grey"
            variant="pastel"
            role="button"
            onPress={() => hideOverlay('modal')}
          />
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
