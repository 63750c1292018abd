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
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">주문 목록</ZSText>
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

export const preview = { press: true, height: 260 } satisfies Preview;
