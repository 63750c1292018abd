import { act, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { SafeAreaFrameContext, SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { vi } from 'vitest';
import {
  OverlayProvider,
  ThemeProvider,
  type ThemeProviderProps,
  useOverlay,
  useTheme,
} from '../../src';
import type { OverlayFunctions, OverlayProviderProps } from '../../src/overlay/types';
import type { ThemeProps } from '../../src/theme/types';
import { installKeyboard } from './keyboard';

export const INSETS = { top: 47, right: 0, bottom: 34, left: 0 };

interface Setup {
  theme?: Omit<ThemeProviderProps, 'children'>;
  overlay?: Omit<OverlayProviderProps, 'children'>;
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <SafeAreaFrameContext.Provider value={{ x: 0, y: 0, width: 390, height: 844 }}>
      <SafeAreaInsetsContext.Provider value={INSETS}>{children}</SafeAreaInsetsContext.Provider>
    </SafeAreaFrameContext.Provider>
  );
}

/** Renders an element inside the providers of an app, with fake timers. */
export async function renderInApp(element: ReactElement, { theme, overlay }: Setup = {}) {
  vi.useFakeTimers();
  installKeyboard();
  const captured: { theme?: ThemeProps; overlay?: OverlayFunctions } = {};
  function CaptureContexts() {
    captured.theme = useTheme();
    captured.overlay = useOverlay();
    return null;
  }
  const app = (inner: ReactElement) => (
    <Phone>
      <ThemeProvider {...theme}>
        <OverlayProvider {...overlay}>
          {inner}
          <CaptureContexts />
        </OverlayProvider>
      </ThemeProvider>
    </Phone>
  );
  const view = render(app(element));
  await advanceTime(0);
  return {
    ...view,
    redraw: (inner: ReactElement) => view.rerender(app(inner)),
    theme: () => captured.theme as ThemeProps,
    overlay: captured.overlay as OverlayFunctions,
  };
}

/** Advances the fake timers (ms) and flushes effects. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** `act` for synchronous callbacks, whatever they return. */
export function actSync(callback: () => void): void {
  act(() => {
    callback();
  });
}
