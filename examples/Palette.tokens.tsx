import {
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

export default function PaletteTokens() {
  return (
    <ZSContainer style={{ padding: 24, gap: 12 }}>
      <ZSView
        color="layer1"
        style={{ padding: 16, borderRadius: 12 }}
      >
        <ZSText color="base">layer1 위의 base</ZSText>
      </ZSView>
      <ZSView
        color="information.10"
        style={{ padding: 16, borderRadius: 12 }}
      >
        <ZSText color="information.80">
          information.10 위의 information.80
        </ZSText>
      </ZSView>
      <ZSView
        color="primary.10"
        style={{ padding: 16, borderRadius: 12 }}
      >
        <ZSText color="primary.100">
          primary.10 위의 primary.100
        </ZSText>
      </ZSView>
    </ZSContainer>
  );
}
