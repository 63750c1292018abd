/** Space the device keeps free, in density-independent pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Device that the frame simulates, as the page describes it. */
export interface FrameEnv {
  theme: 'light' | 'dark';
  insets: Insets;
  /** Multiplies font sizes, as the text size setting of a phone does. */
  fontScale: number;
  reducedMotion: boolean;
  /** Whether the device is a foldable that is open. */
  unfolded: boolean;
  /** Whether the drawn keyboard is up. */
  keyboard: boolean;
}

/** From the page to the frame. */
export type ToFrame =
  | { type: 'env'; env: FrameEnv }
  /** Runs compiled code; a frame runs once. */
  | { type: 'run'; name: string; code: string }
  /** Asks for a `pong` with the same number. */
  | { type: 'ping'; nonce: number }
  /** Presses what carries a label, under a dot when it is `shown`; the answer has the same `id`. */
  | { type: 'press'; id: number; label: string; shown?: boolean }
  /** The reader has entered, by Tab to the `first` stop, or has left: the focus is theirs to give. */
  | { type: 'enter'; first: boolean }
  | { type: 'leave' }
  /** Passes on the press by which a reader entered, in pixels of the device. */
  | { type: 'tap'; x: number; y: number };

/** From the frame to the page. */
export type FromFrame =
  /** `memory` is what the frame's process holds, in bytes, as far as the browser exposes it. */
  | { type: 'pong'; nonce: number; memory: number }
  /** The frame has opened for its reader, and draws so. */
  | { type: 'entered' }
  /** `found` is false when nothing on the screen carries the label. */
  | { type: 'pressed'; id: number; found: boolean }
  | { type: 'rendered' }
  | { type: 'error'; message: string; line?: number }
  | { type: 'console'; level: 'log' | 'info' | 'warn' | 'error'; text: string }
  /** More was written to the console than is sent. */
  | { type: 'consoleOverflow' }
  | { type: 'link'; href: string }
  /** The reader has pressed a key of the page. */
  | { type: 'key'; key: string };

/** Widths of a device's screen; the style sheet has them too. */
export const SCREEN_WIDTH = { phone: 390, unfolded: 720 };

/** Heights of what an example stands in; the style sheet has them too, and finds that of a stage. */
export const SCREEN_HEIGHT = { phone: 640, short: 480, stage: 640 };

/** A phone as it comes out of its box. */
export const DEFAULT_ENV: FrameEnv = {
  theme: 'light',
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
  fontScale: 1,
  reducedMotion: false,
  unfolded: false,
  keyboard: false,
};

/** A screen without camera or home bar in it. */
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const FROM_FRAME = new Set([
  'pong',
  'entered',
  'pressed',
  'rendered',
  'error',
  'console',
  'consoleOverflow',
  'link',
  'key',
]);

/**
 * Whether something a frame posted is one of its messages. Frames run readers' code: trust nothing.
 * @example isFromFrame({ type: 'rendered' }) // true
 * isFromFrame({ type: 'run' }) // false
 */
export function isFromFrame(data: unknown): data is FromFrame {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    FROM_FRAME.has(data.type)
  );
}
