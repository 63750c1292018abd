import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

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
    <ZSView style={{ flex: 1, padding: 24, justifyContent: 'space-between' }}>
      <ZSText typo="title.1">라벤더 꽃다발 · 18,000원</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={askAddress}
      >
        <ZSText typo="label.1" color="black">
          주문하기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 300 } satisfies Preview;
