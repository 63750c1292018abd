import {
  OverlayProvider,
  ThemeProvider as ZSThemeProvider,
} from '@0610studio/zs-ui';
import { Stack } from 'expo-router';

export default function RootLayout() {
  return (
    <ZSThemeProvider>
      <OverlayProvider>
        <Stack />
      </OverlayProvider>
    </ZSThemeProvider>
  );
}
