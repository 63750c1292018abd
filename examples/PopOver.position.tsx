import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { type ComponentRef, useRef } from 'react';
import { View } from 'react-native';

function Hint() {
  return (
    <ZSView
      color="information"
      style={{ padding: 16, borderRadius: 14, width: 220 }}
    >
      <ZSText color="information">
        오후 3시 이전에 주문하면 오늘 출발합니다.
      </ZSText>
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
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <View ref={anchor}>
        <ZSPressable
          color="layer2"
          style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
          onPress={openHint}
        >
          <ZSText typo="label.1">언제 도착하나요?</ZSText>
        </ZSPressable>
      </View>
      <ZSText typo="title.1">라벤더 꽃다발</ZSText>
      <ZSText color="secondary">한 다발 18,000원</ZSText>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 184,
  places: {
    '언제 도착하나요?': [24, 24, 342, 56],
    '오후 3시 이전에 주문하면 오늘 출발합니다.': [146, 88, 220, 72],
  },
} satisfies Preview;
