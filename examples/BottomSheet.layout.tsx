import { useOverlay, ZSBlockButton, ZSContainer } from '@0610studio/zs-ui';

export default function CouponSheet() {
  const { showBottomSheet, hideOverlay } = useOverlay();

  const openCoupons = () =>
    showBottomSheet({
      component: (
        <ZSBlockButton
          title="쿠폰 2장 받기"
          typo="label.1"
          intent="grey"
          variant="pastel"
          role="button"
          onPress={() => hideOverlay('bottomSheet')}
        />
      ),
      options: {
        height: 'auto',
        marginHorizontal: 24,
        marginBottom: 32,
        padding: 24,
        isBackgroundTouchClose: false,
      },
    });

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSBlockButton
        title="쿠폰 알림 열기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openCoupons}
      />
    </ZSContainer>
  );
}

export const preview = { press: true, height: 348 } satisfies Preview;
