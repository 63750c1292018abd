import {
  useOverlay,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

export default function BouquetDetail() {
  const { showSnackBar } = useOverlay();

  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="heading.5">골목 꽃집</ZSText>
      <ZSText typo="title.1">라벤더 꽃다발 · 18,000원</ZSText>
      <ZSText color="secondary">오늘 주문하면 내일 도착합니다.</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => showSnackBar({ message: '찜 목록에 담았습니다.' })}
      >
        <ZSText typo="label.1" color="black">
          찜하기
        </ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export const preview = {
  press: true,
  frame: 'top',
  height: 300,
  safeArea: true,
} satisfies Preview;
