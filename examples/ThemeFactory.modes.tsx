import {
  ThemeProvider,
  themeFactory,
  useTheme,
  ZSContainer,
  ZSPressable,
  ZSText,
} from '@0610studio/zs-ui';

const customPalette = themeFactory({
  light: {
    primary: { main: '#1D4ED8' },
    grey: { 5: '#F5F7FB' },
  },
  dark: {
    primary: { main: '#93B4FF' },
    grey: { 5: '#10131C' },
  },
});

export default function ThemeFactoryModes() {
  return (
    <ThemeProvider customPalette={customPalette}>
      <Wallet />
    </ThemeProvider>
  );
}

function Wallet() {
  const { palette } = useTheme();

  return (
    <ZSContainer
      style={{
        padding: 24,
        gap: 16,
        backgroundColor: palette.background.layer1,
      }}
    >
      <ZSText
        typo="heading.5"
        color="primary"
        role="heading"
      >
        12,400원
      </ZSText>
      <ZSPressable
        role="button"
        color="base"
        style={{ padding: 16 }}
        onPress={() => palette.toggleTheme()}
      >
        <ZSText>라이트·다크 바꾸기</ZSText>
      </ZSPressable>
    </ZSContainer>
  );
}
