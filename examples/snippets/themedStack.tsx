import {
  OverlayProvider,
  ThemeProvider,
  useTheme,
} from '@0610studio/zs-ui';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';

/** useTheme을 호출하므로 ThemeProvider 안에 렌더링합니다. */
function ThemedStack() {
  const { palette } = useTheme();

  return (
    <>
      <StatusBar
        style={palette.mode === 'dark' ? 'light' : 'dark'}
      />
      <Stack
        screenOptions={{
          contentStyle: {
            backgroundColor: palette.background.base,
          },
          headerStyle: {
            backgroundColor: palette.background.base,
          },
          headerTintColor: palette.text.base,
        }}
      />
    </>
  );
}

export default function RootLayout() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <ThemedStack />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
