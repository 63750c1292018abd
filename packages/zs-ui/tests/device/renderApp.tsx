import { OverlayProvider, ThemeProvider } from '@0610studio/zs-ui';
import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

/** A phone with a camera in its screen. */
const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/** Draws an element as an app does. @param isWhole whether it brings its own providers */
export async function renderApp(element: ReactElement, isWhole = false): Promise<void> {
  await render(
    <SafeAreaProvider initialMetrics={metrics}>
      {isWhole ? (
        element
      ) : (
        <ThemeProvider>
          <OverlayProvider>{element}</OverlayProvider>
        </ThemeProvider>
      )}
    </SafeAreaProvider>,
  );
}
