import { ZSContainer, ZSText } from '@0610studio/zs-ui';

const text =
  '줄 높이를 정하지 않으면 폰트의 값을 따릅니다. 긴 글에는 줄 높이를 지정해 읽기 쉽게 만드세요.';

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
