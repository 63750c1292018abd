import type { ReactNode } from 'react';
import styles from './Phone.module.css';

interface PhoneFrameProps {
  /** What is on the screen before the example runs. */
  children: ReactNode;
}

/** A phone's body around a screen of fixed size; the frame takes the screen's place. */
export function PhoneFrame({ children }: PhoneFrameProps) {
  return (
    <div className={styles.body} data-body>
      <div className={styles.screen} data-screen>
        {children}
      </div>
    </div>
  );
}
