import type { ReactNode } from 'react';

/** Props of `<PhoneFrame>`. */
export interface PhoneFrameProps {
  /** What is on the screen before the example runs. */
  children?: ReactNode;
  /** Shows the camera and the home bar, for an app that keeps clear of them. */
  safeArea?: boolean;
}

/** A phone's body around a screen of fixed size; the frame takes the screen's place. */
export function PhoneFrame({ children, safeArea = false }: PhoneFrameProps) {
  return (
    <div className="zs-play-body" data-body data-insets={safeArea ? 'safe' : 'none'}>
      <div className="zs-play-screen" data-screen>
        {children}
      </div>
    </div>
  );
}
