import type { ReactNode } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  to: string;
  /** The one thing to do on this screen. */
  strong?: boolean;
  children: ReactNode;
}

/** A link that invites like a button. */
export function ButtonLink({ to, strong = false, children }: ButtonLinkProps) {
  return (
    <a className={strong ? `${styles.button} ${styles.strong}` : styles.button} href={to}>
      {children}
    </a>
  );
}
