import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

const pay = () =>
  new Promise((_, fail) => setTimeout(fail, 1200));

export default function PayOrder() {
  const { showLoader, hideOverlay, showAlert } =
    useOverlay();

  const payNow = async () => {
    showLoader();
    try {
      await pay();
    } catch {
      showAlert({ title: '결제하지 못했습니다' });
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSBlockButton
      title="18,000원 결제"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={payNow}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
