import { OverlayProvider, ThemeProvider, useOverlay } from '@0610studio/zs-ui';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { OverlayFunctions } from '../../src/overlay/types';

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

/** Lets every motion come to its end. */
export async function pass(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(2000);
  });
}

/** Draws a screen in an app, and opens something over it. */
export async function openOn(
  behind: ReactElement | null,
  open: (overlay: OverlayFunctions) => void,
): Promise<void> {
  const taken: { overlay?: OverlayFunctions } = {};
  function Taker() {
    taken.overlay = useOverlay();
    return behind;
  }
  await renderApp(<Taker />);
  await pass();
  await act(async () => open(taken.overlay as OverlayFunctions));
  await pass();
}
