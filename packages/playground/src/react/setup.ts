import type { ComponentType, ReactNode } from 'react';
import type { FrameEnv } from '../shared/protocol.ts';

/** What the module named by a toolkit's `setup` may export. It runs inside the frame. */
export interface ToolkitSetup {
  /**
   * Providers that an app has at its root, around an example that brings none of its own. Text of
   * the family `System-Bold` is drawn in the system's face, bold.
   */
  Wrapper?: ComponentType<{ children: ReactNode }>;
  /** Whether compiled code brings its own providers. */
  ownsWrapper?: (code: string) => boolean;
  /** Told of the device when it changes, and whenever the screen takes another width. */
  onDevice?: (device: FrameEnv, width: number) => void;
}
