import type { CSSProperties, ReactNode } from 'react';
import type { FrameKind } from '../shared/preview.ts';

/** Props of `<PhoneFrame>`. */
export interface PhoneFrameProps {
  /** Content of the screen until the example runs. */
  children?: ReactNode;
  /** Shows camera and home bar, for an app with safe areas. */
  safeArea?: boolean;
  /** A stage is a part of the screen without a phone around it. */
  frame?: FrameKind;
  /** Height of the screen in pixels of the device, where the kind of its frame has another. */
  height?: number | undefined;
  /** Shows an unfolded foldable. */
  unfolded?: boolean;
}

/** Body of a phone around a screen of fixed size, which the iframe covers. */
export function PhoneFrame({
  children,
  safeArea = false,
  frame = 'phone',
  height,
  unfolded = false,
}: PhoneFrameProps) {
  return (
    <div
      className="zs-play-body"
      data-body
      data-insets={safeArea ? 'safe' : 'none'}
      data-frame={frame === 'phone' ? undefined : frame}
      data-shape={unfolded ? 'unfolded' : undefined}
      style={height === undefined ? undefined : ({ '--height': height } as CSSProperties)}
    >
      <div className="zs-play-screen" data-screen>
        {children}
      </div>
    </div>
  );
}
