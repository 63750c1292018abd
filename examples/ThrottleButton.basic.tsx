import {
  ThrottleButton,
  useTheme,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';
import { useState } from 'react';
import { View } from 'react-native';

const order = () => new Promise<void>((resolve) => setTimeout(resolve, 800));

export default function ThrottleButtonBasic() {
  const { palette } = useTheme();
  const [orders, setOrders] = useState(0);

  return (
    <ZSContainer style={{ paddingVertical: 24, gap: 16 }}>
      <View style={{ flexDirection: 'row' }}>
        <ThrottleButton
          primaryOnPress={async () => {
            await order();
            setOrders((count) => count + 1);
          }}
          primaryLabelComponent={
            <ZSText typo="label.1" color="black">
              주문하기
            </ZSText>
          }
          primaryButtonStyle={{
            padding: 16,
            backgroundColor: palette.primary.main,
          }}
        />
      </View>
      <ZSText aria-live="polite" style={{ paddingHorizontal: 24 }}>
        들어온 주문 {orders}건
      </ZSText>
    </ZSContainer>
  );
}

export const preview = { frame: 'stage', press: true } satisfies Preview;
