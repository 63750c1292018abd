import {
  useOverlay,
  ZSBlockButton,
} from '@0610studio/zs-ui';

export default function OrderBouquet() {
  const { showAlert } = useOverlay();

  const askAddress = () =>
    showAlert({
      title: '이 주소로 보낼까요?',
      informative: '서울시 마포구 양화로 45, 7층',
      actions: {
        primary: { label: '보내기' },
        secondary: { label: '주소 바꾸기' },
      },
    });

  return (
    <ZSBlockButton
      title="주문하기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={askAddress}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  frame: 'phone',
  height: 520,
} satisfies Preview;
