import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

const pay = () =>
  new Promise<void>((_, reject) =>
    setTimeout(() => reject(new Error('한도 초과')), 1200),
  );

export default function PayOrder() {
  const { showLoader, hideOverlay, showAlert } = useOverlay();

  const payNow = async () => {
    showLoader();
    try {
      await pay();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '알 수 없는 이유';
      showAlert({
        title: '결제하지 못했습니다',
        informative: `카드사 응답: ${reason}`,
      });
    } finally {
      hideOverlay('loader');
    }
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발 한 개</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={payNow}
      >
        <ZSText typo="label.1" color="black">
          18,000원 결제
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 240 } satisfies Preview;
