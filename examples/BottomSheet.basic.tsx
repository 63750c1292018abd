import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function DeliveryDetail() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, gap: 12 }}>
      <ZSText typo="title.1">기사님이 꽃을 싣고 출발했습니다</ZSText>
      <ZSView color="layer1" style={{ flex: 1, padding: 16, borderRadius: 14 }}>
        <ZSText>오후 2시쯤 문 앞에 놓아 드립니다.</ZSText>
        <ZSText color="secondary">서울시 마포구 양화로 45, 7층</ZSText>
      </ZSView>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('bottomSheet')}
      >
        <ZSText typo="label.1" color="black">
          닫기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function DeliverySheet() {
  const { showBottomSheet } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">라벤더 꽃다발</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showBottomSheet({ component: <DeliveryDetail /> })}
      >
        <ZSText typo="label.1">배송 상세 보기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 420 } satisfies Preview;
