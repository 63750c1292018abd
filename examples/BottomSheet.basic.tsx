import {
  useOverlay,
  ZSBlockButton,
  ZSText,
  ZSView,
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
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="배송 상세 보기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openDetail}
      />
    </ZSView>
  );
}

export const preview = {
  press: true,
  height: 320,
} satisfies Preview;
