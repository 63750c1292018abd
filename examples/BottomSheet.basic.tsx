import {
  useOverlay,
  ZSBlockButton,
  ZSText,
} from '@0610studio/zs-ui';

export default function DeliverySheet() {
  const { showBottomSheet, hideOverlay } = useOverlay();

  const openDetail = () =>
    showBottomSheet({
      headerComponent: (
        <ZSText
          typo="title.1"
          style={{ paddingBottom: 16 }}
        >
          오후 2시에 도착합니다.
        </ZSText>
      ),
      component: (
        <ZSBlockButton
          title="닫기"
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={() => hideOverlay('bottomSheet')}
        />
      ),
      options: { height: 'auto' },
    });

  return (
    <ZSBlockButton
      title="배송 상세 보기"
      typo="label.1"
      intent="information"
      variant="pastel"
      role="button"
      onPress={openDetail}
    />
  );
}

export const preview = {
  press: true,
  scene: 'shop',
  height: 520,
} satisfies Preview;
