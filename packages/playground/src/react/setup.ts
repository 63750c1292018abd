import type { ComponentType, ReactNode } from 'react';
import type { FrameEnv } from '../shared/protocol.ts';

/** What the module named by a toolkit's `setup` may export. It runs inside the frame. */
export interface ToolkitSetup {
  /**
   * Providers that an app has at its root, around an example that brings none of its own. They are
   * told the family of bold letters once those have come: see `loadFaces` of the page's settings.
   */
  Wrapper?: ComponentType<{ children: ReactNode; boldFamily?: string | undefined }>;
  /** Whether compiled code brings its own providers. */
  ownsWrapper?: (code: string) => boolean;
  /** Told of the device when it changes, and whenever the screen takes another width. */
  onDevice?: (device: FrameEnv, width: number) => void;
}
