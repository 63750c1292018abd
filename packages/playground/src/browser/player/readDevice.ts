import { DEFAULT_ENV, type FrameEnv, NO_INSETS } from '../../shared/protocol.ts';
import { colorModeOf } from './colorMode.ts';
import type { ExampleParts } from './ExampleParts.ts';

/** Shape of the device; the style sheet has the width of its screen. */
export type Shape = 'phone' | 'folded' | 'unfolded';

/** Settings of the device form. */
interface DeviceSetting {
  shape: Shape;
  env: FrameEnv;
}

/** Settings of the page's script; they override the reader's form. */
export interface DeviceChange {
  shape?: Shape;
  theme?: FrameEnv['theme'];
  fontScale?: number;
  reducedMotion?: boolean;
  safeArea?: boolean;
  keyboard?: boolean;
}

const SHAPES: readonly string[] = ['phone', 'folded', 'unfolded'] satisfies Shape[];

function isShape(value: unknown): value is Shape {
  return typeof value === 'string' && SHAPES.includes(value);
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Reads the form of the device; without one, a phone in the page's mode. */
function readForm(form: HTMLFormElement | null): DeviceChange {
  const data = form ? new FormData(form) : undefined;
  const shape = data?.get('shape');
  const theme = data?.get('theme');
  return {
    ...(isShape(shape) && { shape }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(data?.has('fontScale') && { fontScale: Number(data.get('fontScale')) }),
    ...(data?.has('reducedMotion') && { reducedMotion: true }),
    ...(data && { safeArea: data.has('safeArea') }),
    keyboard: data?.has('keyboard') === true,
  };
}

/**
 * Reads the device: settings of the page's script, else of the device form, else a phone in the colour
 * mode of the page.
 */
export function readDevice(
  form: HTMLFormElement | null,
  change: DeviceChange,
  pageTheme: FrameEnv['theme'],
): DeviceSetting {
  const asked = { ...readForm(form), ...change };
  const { shape = 'phone', theme = pageTheme, safeArea = true, keyboard = false } = asked;
  return {
    shape,
    env: {
      theme,
      insets: safeArea ? DEFAULT_ENV.insets : NO_INSETS,
      fontScale: asked.fontScale || 1,
      reducedMotion: asked.reducedMotion === true || prefersReducedMotion(),
      unfolded: shape === 'unfolded',
      keyboard,
    },
  };
}

/**
 * Draws the device of an example: the whole of it instead of a part once the reader has changed it.
 * @returns what its frame is told
 */
export function showDevice(parts: ExampleParts, change: DeviceChange): FrameEnv {
  const { root, body, device, frame, safeArea, unfolded } = parts;
  const { shape, env } = readDevice(device, change, colorModeOf(root));
  const isSafe = env.insets.top > 0;
  body.dataset.shape = shape;
  body.dataset.insets = isSafe ? 'safe' : 'none';
  if (device) {
    const isOther = isSafe !== safeArea || (shape !== 'phone' && !unfolded);
    if (isOther || env.keyboard) {
      body.dataset.frame = 'phone';
    } else if (frame) {
      body.dataset.frame = frame;
    } else {
      delete body.dataset.frame;
    }
    // An unfolded device is as wide as the page.
    root.toggleAttribute('data-beside', shape !== 'unfolded' && !unfolded);
  }
  return env;
}

/** Chooses in the device form what is not shown of two values. */
export function toggleDevice({ root, body, device }: ExampleParts, name: 'shape' | 'theme'): void {
  const field = device?.elements.namedItem(name);
  if (device && field instanceof RadioNodeList) {
    const theme = field.value === 'site' ? colorModeOf(root) : field.value;
    const shown = name === 'shape' ? body.dataset.shape : theme;
    const [first, second] = name === 'shape' ? ['unfolded', 'folded'] : ['dark', 'light'];
    field.value = shown === first ? second : first;
    device.dispatchEvent(new Event('input'));
  }
}
