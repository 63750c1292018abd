import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function OrderDetail() {
  const { showAlert } = useOverlay();

  const showDelivery = () =>
    showAlert({
      title: '배송을 시작했습니다',
      informative: '내일 오후 2시까지 문 앞에 도착합니다.',
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발 · 18,000원</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={showDelivery}
      >
        <ZSText typo="label.1" color="black">
          배송 알림 보기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
