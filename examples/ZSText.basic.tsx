import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSTextBasic() {
  return (
    <ZSContainer style={{ padding: 24, gap: 8 }}>
      <ZSText typo="heading.4" role="heading">
        안녕하세요
      </ZSText>
      <ZSText>
        아무것도 정하지 않으면 body.2 크기와 base 색으로
        그립니다.
      </ZSText>
      <ZSText typo="caption.1" color="secondary">
        방금 전
      </ZSText>
    </ZSContainer>
  );
}
