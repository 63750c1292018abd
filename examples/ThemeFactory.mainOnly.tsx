import {
  ThemeProvider,
  themeFactory,
  ZSContainer,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';

const violet = { primary: { main: '#6D28D9' } };
const customPalette = themeFactory({ light: violet, dark: violet });

export default function ThemeFactoryMainOnly() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <ZSContainer style={{ padding: 24, gap: 12 }}>
        <ZSView color="primary" style={{ padding: 20, borderRadius: 16 }}>
          <ZSText color="white">primary: 보라로 바뀌었습니다</ZSText>
        </ZSView>
        <ZSView color="primary.50" style={{ padding: 20, borderRadius: 16 }}>
          <ZSText color="black">primary.50: 기본 주황이 남았습니다</ZSText>
        </ZSView>
      </ZSContainer>
    </ThemeProvider>
  );
}
