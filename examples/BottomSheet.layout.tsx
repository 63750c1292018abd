import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function CouponNotice() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'space-between' }}>
      <ZSText>이번 주말까지 쓸 수 있는 쿠폰 2장이 도착했습니다.</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('bottomSheet')}
      >
        <ZSText typo="label.1">확인했습니다</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function CouponSheet() {
  const { showBottomSheet } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSText typo="title.1">나의 쿠폰</ZSText>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() =>
          showBottomSheet({
            component: <CouponNotice />,
            options: {
              height: 200,
              marginHorizontal: 24,
              marginBottom: 32,
              padding: 24,
              isBackgroundTouchClose: false,
            },
          })
        }
      >
        <ZSText typo="label.1">쿠폰 알림 열기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 348 } satisfies Preview;
