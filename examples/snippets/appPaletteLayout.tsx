import {
  OverlayProvider,
  ThemeProvider,
} from '@0610studio/zs-ui';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { customPalette } from './theme';

export function AppProviders({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <SafeAreaProvider>
      <ThemeProvider customPalette={customPalette}>
        <OverlayProvider>{children}</OverlayProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}
