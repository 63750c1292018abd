import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';

export default function SaveToWishlist() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24 }}>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showSnackBar({ message: '찜 목록에 담았습니다.' })}
      >
        <ZSText typo="label.1" color="black">
          찜하기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}
