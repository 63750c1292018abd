import {
  ThemeProvider,
  themeFactory,
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

const palette = themeFactory({
  light: { primary: { main: '#0F766E' } },
  dark: { primary: { main: '#2DD4BF' } },
});

function ThemeScreen() {
  const { toggleTheme, mode } = useTheme().palette;
  const isDark = mode === 'dark';

  return (
    <ZSContainer style={{ padding: 24 }}>
      <ZSPressable
        role="button"
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={toggleTheme}
      >
        <ZSText color={isDark ? 'black' : 'white'}>모드 바꾸기</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}

export default function TealApp() {
  return (
    <ThemeProvider customPalette={palette}>
      <ThemeScreen />
    </ThemeProvider>
  );
}
