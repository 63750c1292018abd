import {
  useTheme,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';
import { View } from 'react-native';

const ORDERS = [
  { state: 'success', label: '배송을 마쳤습니다' },
  {
    state: 'information',
    label: '상품을 준비하고 있습니다',
  },
  { state: 'warning', label: '주소를 확인해야 합니다' },
  { state: 'danger', label: '결제에 실패했습니다' },
] as const;

export default function OrderList() {
  const { palette } = useTheme();

  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      {ORDERS.map(({ state, label }) => (
        <View
          key={state}
          style={{
            padding: 16,
            borderLeftWidth: 4,
            borderLeftColor: palette[state].main,
            backgroundColor: palette.background.layer1,
          }}
        >
          <ZSText>{label}</ZSText>
        </View>
      ))}
    </ZSContainer>
  );
}
