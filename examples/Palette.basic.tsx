import {
  useTheme,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const ORDERS = [
  ['success', '배송을 마쳤습니다'],
  ['information', '상품을 준비하고 있습니다'],
  ['warning', '주소를 확인해야 합니다'],
  ['danger', '결제에 실패했습니다'],
] as const;

export default function OrderList() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      {ORDERS.map(([state, label]) => (
        <ZSView
          key={state}
          color="layer1"
          style={{
            padding: 16,
            borderLeftWidth: 4,
            borderLeftColor: palette[state].main,
          }}
        >
          <ZSText>{label}</ZSText>
        </ZSView>
      ))}
    </ZSContainer>
  );
}
