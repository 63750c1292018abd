import {
  GlobalOverlay,
  ZSBlockButton,
  ZSView,
} from '@0610studio/zs-ui';

async function requestOrders() {
  GlobalOverlay.showLoader();
  try {
    await new Promise((resolve) =>
      setTimeout(resolve, 1000),
    );
    GlobalOverlay.showAlert({
      title: '다시 로그인해 주세요',
    });
  } finally {
    GlobalOverlay.hideOverlay('loader');
  }
}

export default function OrderList() {
  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="주문 불러오기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={requestOrders}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 260,
} satisfies Preview;
