import { OverlayProvider, ThemeProvider, useOverlay } from '@0610studio/zs-ui';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import type { OverlayFunctions } from '../../src/overlay/types';

/** Metrics of a phone with a notch. */
const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/**
 * Renders an element inside the providers of an app.
 * @param hasProviders true if the element contains the providers itself
 */
export async function renderApp(element: ReactElement, hasProviders = false): Promise<void> {
  await render(
    <SafeAreaProvider initialMetrics={metrics}>
      {hasProviders ? (
        element
      ) : (
        <ThemeProvider>
          <OverlayProvider>{element}</OverlayProvider>
        </ThemeProvider>
      )}
    </SafeAreaProvider>,
  );
}

/** Advances the timers until all animations have ended. */
export async function advanceTime(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(2000);
  });
}

/** Renders a screen in an app and opens an overlay above it. */
export async function openOn(
  behind: ReactElement | null,
  open: (overlay: OverlayFunctions) => void,
): Promise<void> {
  const captured: { overlay?: OverlayFunctions } = {};
  function CaptureOverlay() {
    captured.overlay = useOverlay();
    return behind;
  }
  await renderApp(<CaptureOverlay />);
  await advanceTime();
  await act(async () => open(captured.overlay as OverlayFunctions));
  await advanceTime();
}
