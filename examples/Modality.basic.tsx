import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

function Receipt() {
  const { hideOverlay } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 20, gap: 20 }}>
      <ZSPressable
        color="layer2"
        style={{ padding: 14, borderRadius: 12, alignItems: 'center' }}
        onPress={() => hideOverlay('modal')}
      >
        <ZSText typo="label.1">닫기</ZSText>
      </ZSPressable>
      <ZSText typo="heading.5">주문 내역</ZSText>
      <ZSText>라벤더 꽃다발 2개 · 36,000원</ZSText>
      <ZSText color="secondary">오늘 오전 10시 24분에 결제했습니다.</ZSText>
    </ZSView>
  );
}

export default function ReceiptScreen() {
  const { showModality } = useOverlay();

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">골목 꽃집</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showModality({ component: <Receipt /> })}
      >
        <ZSText typo="label.1" color="black">
          주문 내역 열기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 252,
} satisfies Preview;
