import {
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const LEVELS = [0, 1, 3, 5, 7, 9] as const;

export default function ZSViewElevation() {
  return (
    <ZSContainer
      style={{
        padding: 24,
        gap: 24,
        flexDirection: 'row',
        flexWrap: 'wrap',
      }}
    >
      {LEVELS.map((level) => (
        <ZSView
          key={level}
          color="layer1"
          elevationLevel={level}
          style={{ padding: 20, borderRadius: 14 }}
        >
          <ZSText typo="title.2">{level}단계</ZSText>
        </ZSView>
      ))}
    </ZSContainer>
  );
}
