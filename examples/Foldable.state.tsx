import { useFoldingState, ZSText, ZSView } from '@0610studio/zs-ui';

export default function FoldingStatus() {
  const { foldingState, width } = useFoldingState();
  const isUnfolded = foldingState === 'unfolded';

  return (
    <ZSView
      style={{
        flex: 1,
        justifyContent: 'center',
        alignItems: 'center',
        gap: 8,
      }}
    >
      <ZSText typo="heading.4">
        {isUnfolded ? '펼쳐져 있습니다' : '접혀 있습니다'}
      </ZSText>
      <ZSText color="secondary">화면 너비 {Math.round(width)}dp</ZSText>
    </ZSView>
  );
}

export const preview = {
  frame: 'phone',
  height: 150,
  unfolded: true,
} satisfies Preview;
