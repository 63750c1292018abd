import { type TypoOptions, ZSContainer, ZSText } from '@0610studio/zs-ui';

const groups: { typo: TypoOptions; use: string }[] = [
  { typo: 'heading.3', use: '화면 제목' },
  { typo: 'title.1', use: '카드 제목' },
  { typo: 'subTitle.1', use: '부제목' },
  { typo: 'label.1', use: '버튼과 레이블' },
  { typo: 'body.1', use: '본문' },
  { typo: 'caption.1', use: '날짜와 출처' },
];

export default function TypographyGroups() {
  return (
    <ZSContainer style={{ padding: 24, gap: 14 }}>
      {groups.map(({ typo, use }) => (
        <ZSText key={typo} typo={typo}>
          {typo} · {use}
        </ZSText>
      ))}
    </ZSContainer>
  );
}
