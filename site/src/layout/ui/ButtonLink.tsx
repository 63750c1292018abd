import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  to: string;
  /** Whether it is the primary action of the screen. */
  strong?: boolean;
  children: ReactNode;
}

/** Link that looks like a button. */
export function ButtonLink({ to, strong = false, children }: ButtonLinkProps) {
  return (
    <a className={strong ? `${styles.button} ${styles.strong}` : styles.button} href={to}>
      {children}
    </a>
  );
}
