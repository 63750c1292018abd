import {
  useOverlay,
  ZSBlockButton,
  ZSView,
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
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="18,000원 결제"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={payNow}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 240,
} satisfies Preview;
