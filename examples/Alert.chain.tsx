import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function SendInquiry() {
  const { showAlert } = useOverlay();

  const showReceipt = () =>
    showAlert({
      title: '문의를 접수했습니다',
      informative: '영업일 기준 하루 안에 답변드리겠습니다.',
    });

  const askBeforeSending = () =>
    showAlert({
      title: '문의를 보낼까요?',
      actions: {
        primary: { label: '보내기', onPress: () => setTimeout(showReceipt, 0) },
        secondary: { label: '더 쓰기' },
      },
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText>주문한 꽃다발의 꽃을 바꿀 수 있나요?</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={askBeforeSending}
      >
        <ZSText typo="label.1" color="black">
          문의 보내기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 280 } satisfies Preview;
