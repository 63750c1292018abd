import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSTextNested() {
  return (
    <ZSContainer style={{ padding: 24, gap: 16 }}>
      <ZSText typo="body.1">
        장바구니에{' '}
        <ZSText typo="title.1" color="information">
          상품 3개
        </ZSText>
        가 있습니다.
      </ZSText>
      <ZSText numberOfLines={1} style={{ maxWidth: 220 }}>
        한 줄을 넘는 긴 상품 이름은 끝을 줄임표로 줄여서
        보여 줍니다.
      </ZSText>
      <ZSText color="secondary">
        내일 오후 2시에 도착합니다.
      </ZSText>
    </ZSContainer>
  );
}
