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

/** Draws something as an app would: safe area, theme and overlays around it. Time stands still. */
export async function show(element: ReactElement, { theme, overlay }: Setup = {}) {
  vi.useFakeTimers();
  const got: { theme?: ThemeProps; overlay?: OverlayFunctions } = {};
  function Reach() {
    got.theme = useTheme();
    got.overlay = useOverlay();
    return null;
  }
  const app = (inner: ReactElement) => (
    <Phone>
      <ThemeProvider {...theme}>
        <OverlayProvider {...overlay}>
          {inner}
          <Reach />
        </OverlayProvider>
      </ThemeProvider>
    </Phone>
  );
  const view = render(app(element));
  await pass(0);
  return {
    ...view,
    redraw: (inner: ReactElement) => view.rerender(app(inner)),
    theme: () => got.theme as ThemeProps,
    overlay: got.overlay as OverlayFunctions,
  };
}

/** Lets time (ms) go by, with everything that waits for it. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Does something that changes what is on screen. */
export function change(doing: () => void): void {
  act(doing);
}
