import type { ReactNode } from 'react';
import { href } from '../config/paths.ts';
import styles from './Feature.module.css';

interface FeatureProps {
  text: { eyebrow: string; title: string; body: string; link: string };
  /** Path of the page that says more. */
  to: string;
  /** Puts the picture on the left on wide screens. */
  flipped?: boolean;
  /** What shows the claim: code or a drawing. */
  children: ReactNode;
}

/** One thing the toolkit does: words beside what proves them. */
export function Feature({ text, to, flipped = false, children }: FeatureProps) {
  return (
    <section className={flipped ? `${styles.feature} ${styles.flipped}` : styles.feature}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text.eyebrow}</p>
        <h2 className={styles.title}>{text.title}</h2>
        <p className={styles.body}>{text.body}</p>
        <a className={styles.more} href={href(to)}>
          {text.link}
        </a>
      </div>
      <div className={styles.proof}>{children}</div>
    </section>
  );
}
