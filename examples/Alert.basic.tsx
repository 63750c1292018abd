import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function DeliveryNotice() {
  const { showAlert } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">라벤더 꽃다발</ZSText>
        <ZSText color="secondary">포장을 마치고 기사님께 넘겼습니다.</ZSText>
      </ZSView>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showAlert({
            title: '배송을 시작했습니다',
            informative: '내일 오후 2시까지 문 앞에 도착합니다.',
          })
        }
      >
        <ZSText typo="label.1" color="black">
          배송 알림 보기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
