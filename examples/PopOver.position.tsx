import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { type ComponentRef, useRef } from 'react';
import { View } from 'react-native';

function Hint() {
  return (
    <ZSView
      color="layer2"
      style={{ padding: 16, width: 240 }}
    >
      <ZSText>주문한 다음 날 도착합니다.</ZSText>
    </ZSView>
  );
}

export default function DeliveryHint() {
  const { showPopOverMenu } = useOverlay();
  const anchor = useRef<ComponentRef<typeof View>>(null);

  const openHint = () =>
    anchor.current?.measureInWindow((x, y, width, height) =>
      showPopOverMenu({
        px: x + width,
        py: y + height + 8,
        component: <Hint />,
      }),
    );

  return (
    <View ref={anchor}>
      <ZSBlockButton
        title="언제 도착하나요?"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openHint}
      />
    </View>
  );
}

export const preview = {
  press: true,
  frame: 'phone',
  height: 510,
  scene: 'shop',
  places: {
    '언제 도착하나요?': [20, 269, 350, 42],
    '주문한 다음 날 도착합니다.': [130, 319, 240, 52],
  },
} satisfies Preview;
