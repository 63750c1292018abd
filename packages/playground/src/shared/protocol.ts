/** Safe area insets of the device, in density-independent pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The device that the frame simulates. */
export interface FrameEnv {
  theme: 'light' | 'dark';
  insets: Insets;
  /** Font scale, as in the text size setting of a phone. */
  fontScale: number;
  reducedMotion: boolean;
  /** Whether the device is an unfolded foldable. */
  unfolded: boolean;
  /** Whether the drawn keyboard is visible. */
  keyboard: boolean;
}

/** Message from the page to the frame. */
export type ToFrame =
  | { type: 'env'; env: FrameEnv }
  /**
   * Runs compiled code; a frame runs once. It has `rendered` when what carries the label `open` is
   * pressed and drawn, without motion, as on the picture.
   */
  | { type: 'run'; name: string; code: string; open?: string | undefined }
  /** Asks for a `pong` with the same number. */
  | { type: 'ping'; nonce: number }
  /** Presses the control with a label, `shown` as a dot; the response has the same `id`. */
  | { type: 'press'; id: number; label: string; shown?: boolean }
  /** The reader has entered, by Tab to the `first` tab stop, or has left. */
  | { type: 'enter'; first: boolean }
  | { type: 'leave' }
  /** Forwards a press that the page received, in pixels of the device. */
  | { type: 'tap'; x: number; y: number };

/** Message from the frame to the page. */
export type FromFrame =
  | { type: 'pong'; nonce: number }
  /** The frame is interactive, and was painted since. */
  | { type: 'entered' }
  /** `found` is false when the screen has no control with the label. */
  | { type: 'pressed'; id: number; found: boolean }
  | { type: 'rendered' }
  | { type: 'error'; message: string; line?: number }
  | { type: 'console'; level: 'log' | 'info' | 'warn' | 'error'; text: string }
  /** Console lines were dropped. */
  | { type: 'consoleOverflow' }
  | { type: 'link'; href: string }
  /** The reader has pressed a shortcut of the page. */
  | { type: 'key'; key: string };

/** Widths of screens in pixels; the style sheet has them too. */
export const SCREEN_WIDTH = { phone: 390, unfolded: 720 };

/** Height in pixels of a whole phone, of which a frame may show the upper part; the style sheet has it too. */
export const DEVICE_HEIGHT = 844;

/** Heights of frames in pixels; the style sheet has them too, but fits a stage to its content. */
export const SCREEN_HEIGHT = { phone: 640, top: 400, bottom: 400, stage: 640 };

/** A phone with default settings. */
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
