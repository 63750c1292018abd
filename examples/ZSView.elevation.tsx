import {
  type ShadowLevel,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const levels: ShadowLevel[] = [0, 1, 3, 5, 7, 9];

export default function ZSViewElevation() {
  return (
    <ZSContainer
      style={{
        padding: 24,
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: 24,
      }}
    >
      {levels.map((level) => (
        <ZSView
          key={level}
          color="layer1"
          elevationLevel={level}
          style={{
            width: 88,
            padding: 20,
            borderRadius: 14,
            alignItems: 'center',
          }}
        >
          <ZSText typo="title.2">{level}단계</ZSText>
        </ZSView>
      ))}
    </ZSContainer>
  );
}
