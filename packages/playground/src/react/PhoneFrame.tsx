import type { ReactNode } from 'react';
import type { FrameKind } from '../shared/exampleData.ts';

/** Props of `<PhoneFrame>`. */
export interface PhoneFrameProps {
  /** Content of the screen until the example runs. */
  children?: ReactNode;
  /** Shows camera and home bar, for an app with safe areas. */
  safeArea?: boolean;
  /** A stage is a part of the screen without a phone around it. */
  frame?: FrameKind;
  /** Shows an unfolded foldable. */
  unfolded?: boolean;
}

/** Body of a phone around a screen of fixed size, which the iframe covers. */
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
