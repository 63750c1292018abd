import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSTextColor() {
  return (
    <ZSContainer style={{ padding: 24, gap: 8 }}>
      <ZSText typo="body.1" color="base">
        입금 계좌를 확인했습니다.
      </ZSText>
      <ZSText typo="body.1" color="secondary">
        신한은행 110-***-4821
      </ZSText>
      <ZSText typo="body.1" color="success">
        +240,000원
      </ZSText>
      <ZSText typo="body.1" color="danger">
        이체 한도를 넘었습니다.
      </ZSText>
      <ZSText typo="body.1" color="information">
        한도를 늘리는 방법
      </ZSText>
    </ZSContainer>
  );
}
