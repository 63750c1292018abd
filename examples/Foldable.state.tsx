import {
  useFoldingState,
  ZSContainer,
  ZSText,
} from '@0610studio/zs-ui';

export default function FoldingStatus() {
  const { foldingState, width } = useFoldingState();
  const isUnfolded = foldingState === 'unfolded';

  return (
    <ZSContainer style={{ padding: 20, gap: 8 }}>
      <ZSText typo="heading.5">
        {isUnfolded ? '펼쳐져 있습니다' : '접혀 있습니다'}
      </ZSText>
      <ZSText color="secondary">
        화면 너비 {Math.round(width)}dp
      </ZSText>
    </ZSContainer>
  );
}

export const preview = {
  frame: 'phone',
  height: 300,
  unfolded: true,
} satisfies Preview;
