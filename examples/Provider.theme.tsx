import {
  OverlayProvider,
  ThemeProvider,
  themeFactory,
  useTheme,
  ZSPressable,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const palette = themeFactory({
  light: { primary: { main: '#0F766E' } },
  dark: { primary: { main: '#2DD4BF' } },
});

function ThemeScreen() {
  const theme = useTheme();
  const isDark = theme.palette.mode === 'dark';

  return (
    <ZSView style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 16 }}>
      <ZSText>지금은 {isDark ? '다크 모드' : '라이트 모드'}입니다.</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={theme.palette.toggleTheme}
      >
        <ZSText typo="label.1" color={isDark ? 'black' : 'white'}>
          모드 바꾸기
        </ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export default function TealApp() {
  return (
    <SafeAreaProvider>
      <ThemeProvider customPalette={palette}>
        <OverlayProvider>
          <ThemeScreen />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
