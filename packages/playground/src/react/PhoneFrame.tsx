import type { ReactNode } from 'react';
import type { FrameKind } from '../shared/exampleData.ts';

/** Props of `<PhoneFrame>`. */
export interface PhoneFrameProps {
  /** What is on the screen before the example runs. */
  children?: ReactNode;
  /** Shows the camera and the home bar, for an app that keeps clear of them. */
  safeArea?: boolean;
  /** A stage is the part of the screen that has something on it, without a phone around it. */
  frame?: FrameKind;
  /** Shows a foldable that is open. */
  unfolded?: boolean;
}

/** A phone's body around a screen of fixed size; the frame takes the screen's place. */
export function PhoneFrame({
  children,
  safeArea = false,
  frame = 'phone',
  unfolded = false,
}: PhoneFrameProps) {
  return (
    <div
      className="zs-play-body"
      data-body
      data-insets={safeArea ? 'safe' : 'none'}
      data-frame={frame === 'phone' ? undefined : frame}
      data-shape={unfolded ? 'unfolded' : undefined}
    >
      <div className="zs-play-screen" data-screen>
        {children}
      </div>
    </div>
  );
}
