import { GlobalOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

async function requestOrders() {
  GlobalOverlay.showLoader();
  try {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    GlobalOverlay.showAlert({
      title: '다시 로그인해 주세요',
      informative: '로그인한 지 30일이 지났습니다.',
    });
  } finally {
    GlobalOverlay.hideOverlay('loader');
  }
}

export default function OrderList() {
  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSView color="layer1" style={{ flex: 1, padding: 20, borderRadius: 14 }}>
        <ZSText typo="title.1">주문 목록</ZSText>
        <ZSText color="secondary">지난 한 달의 주문을 불러옵니다.</ZSText>
      </ZSView>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={requestOrders}
      >
        <ZSText typo="label.1" color="black">
          주문 불러오기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
