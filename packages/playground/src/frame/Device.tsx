import { OverlayProvider, ThemeProvider } from '@0610studio/zs-ui';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from './replace/safeArea.tsx';

/** Providers an app has at its root. An example that brings its own theme runs `bare`. */
export function Device({ bare, children }: { bare: boolean; children: ReactNode }) {
  return (
    <SafeAreaProvider>
      {bare ? (
        children
      ) : (
        <ThemeProvider>
          <OverlayProvider>{children}</OverlayProvider>
        </ThemeProvider>
      )}
    </SafeAreaProvider>
  );
}

/** Whether compiled code brings its own ThemeProvider. */
export function ownsProviders(code: string): boolean {
  return /\.ThemeProvider\b/.test(code);
}
