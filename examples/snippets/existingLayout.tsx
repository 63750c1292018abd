import {
  OverlayProvider,
  ThemeProvider as ZSThemeProvider,
} from '@0610studio/zs-ui';
import {
  DarkTheme,
  DefaultTheme,
  Stack,
  ThemeProvider,
} from 'expo-router';
import { useColorScheme } from 'react-native';

export default function RootLayout() {
  const colorScheme = useColorScheme();

  return (
    <ZSThemeProvider>
      <OverlayProvider>
        <ThemeProvider
          value={
            colorScheme === 'dark'
              ? DarkTheme
              : DefaultTheme
          }
        >
          <Stack />
        </ThemeProvider>
      </OverlayProvider>
    </ZSThemeProvider>
  );
}
