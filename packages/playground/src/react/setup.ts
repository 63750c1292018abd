import type { ComponentType, ReactNode } from 'react';
import type { FrameEnv } from '../shared/protocol.ts';

/** Optional exports of the `setup` module of a toolkit, which runs inside the frame. */
export interface ToolkitSetup {
  /**
   * Providers around examples, as at the root of an app. Text with the family `System-Bold` has the
   * bold system font.
   */
  Wrapper?: ComponentType<{ children: ReactNode }>;
  /** Whether compiled code renders these providers itself. */
  ownsWrapper?: (code: string) => boolean;
  /** Called when the device or the width of its screen has changed. */
  onDevice?: (device: FrameEnv, width: number) => void;
}
