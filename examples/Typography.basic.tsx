import { ZSContainer, ZSText } from '@0610studio/zs-ui';

export default function TypographyBasic() {
  return (
    <ZSContainer style={{ padding: 24, gap: 10 }}>
      <ZSText typo="caption.1" color="secondary">
        7월의 책
      </ZSText>
      <ZSText typo="heading.4" role="heading">
        조용한 아침의 기록
      </ZSText>
      <ZSText typo="subTitle.1">
        해가 뜨기 전, 하루를 여는 열두 편의 글
      </ZSText>
      <ZSText typo="body.1">
        창을 열면 아직 어둡습니다. 물을 끓이고 노트를 펴는
        동안 하늘이 조금씩 밝아집니다.
      </ZSText>
      <ZSText typo="label.2">읽는 데 12분</ZSText>
    </ZSContainer>
  );
}
