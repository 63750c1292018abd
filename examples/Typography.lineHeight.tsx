import { ZSContainer, ZSText } from '@0610studio/zs-ui';

const text =
  '줄 높이를 정하지 않으면 글꼴이 가진 값을 따릅니다. 긴 글에는 줄 높이를 더해 숨 쉴 틈을 줍니다.';

export default function TypographyLineHeight() {
  return (
    <ZSContainer style={{ padding: 24, gap: 20 }}>
      <ZSText typo="body.1">{text}</ZSText>
      <ZSText typo="body.1" style={{ letterSpacing: 0, lineHeight: 26 }}>
        {text}
      </ZSText>
    </ZSContainer>
  );
}
