import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function ZSTextStyle() {
  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSText
        typo="title.1"
        style={{ textAlign: 'center' }}
      >
        오늘의 문장
      </ZSText>
      <ZSText
        typo="body.1"
        style={{
          letterSpacing: 0,
          lineHeight: 26,
          textAlign: 'center',
        }}
      >
        style은 맨 마지막에 더해집니다. 글자 사이를 좁히고
        줄 높이를 늘렸습니다.
      </ZSText>
    </ZSContainer>
  );
}
