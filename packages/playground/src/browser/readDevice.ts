import { DEFAULT_ENV, type FrameEnv, NO_INSETS } from '../shared/protocol.ts';

/** Shape of the device: its screen's width is the style sheet's, by this name. */
export type Shape = 'phone' | 'folded' | 'unfolded';

/** What a reader has set on the device. */
export interface DeviceSetting {
  shape: Shape;
  env: FrameEnv;
}

const SHAPES: readonly string[] = ['phone', 'folded', 'unfolded'] satisfies Shape[];

function isShape(value: unknown): value is Shape {
  return typeof value === 'string' && SHAPES.includes(value);
}

/**
 * Reads the device form. Without a form the device is a phone in the site's colour mode.
 * @param siteTheme colour mode of the page
 */
export function readDevice(
  form: HTMLFormElement | null,
  siteTheme: FrameEnv['theme'],
): DeviceSetting {
  const data = form ? new FormData(form) : undefined;
  const shape = data?.get('shape');
  const theme = data?.get('theme');
  return {
    shape: isShape(shape) ? shape : 'phone',
    env: {
      theme: theme === 'light' || theme === 'dark' ? theme : siteTheme,
      insets: !data || data.has('safeArea') ? DEFAULT_ENV.insets : NO_INSETS,
      fontScale: Number(data?.get('fontScale')) || 1,
      reducedMotion: data?.has('reducedMotion') === true || prefersReducedMotion(),
      unfolded: shape === 'unfolded',
      keyboard: data?.has('keyboard') === true,
    },
  };
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
