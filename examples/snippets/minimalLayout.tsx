import {
  OverlayProvider,
  ThemeProvider,
} from '@0610studio/zs-ui';
import { Stack } from 'expo-router';
import { SafeAreaProvider } from 'react-native-safe-area-context';

export default function RootLayout() {
  return (
    <SafeAreaProvider>
      <ThemeProvider>
        <OverlayProvider>
          <Stack />
        </OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
