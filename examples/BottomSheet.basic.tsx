import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function DeliveryDetail() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'space-between' }}>
      <ZSText>기사님이 물품을 싣고 출발했습니다. 오후 2시쯤 도착합니다.</ZSText>
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
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showBottomSheet({ component: <DeliveryDetail /> })}
      >
        <ZSText typo="label.1">배송 상세 보기</ZSText>
      </ZSPressable>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">라벤더 꽃다발</ZSText>
        <ZSText color="secondary">오늘 도착합니다.</ZSText>
      </ZSView>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
