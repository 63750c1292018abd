import {
  GlobalOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

async function requestOrders() {
  GlobalOverlay.showLoader();
  try {
    await new Promise((done) => setTimeout(done, 900));
    GlobalOverlay.showAlert({ title: '로그인하세요' });
  } finally {
    GlobalOverlay.hideOverlay('loader');
  }
}

export default function OrderList() {
  return (
    <ZSBlockButton
      title="주문 불러오기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={requestOrders}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
