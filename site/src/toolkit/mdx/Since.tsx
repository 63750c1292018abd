import type { ReactNode } from 'react';
import { factsText } from '../../text/facts.ts';
import styles from './Since.module.css';

interface MarkProps {
  /** The version: `0.13.6`. */
  v: string;
  /** Set within a line; remarkVersions.ts passes it. */
  inline?: string;
  children?: ReactNode;
}

/**
 * Text that is true from a version on. A reader of an older one sees a passage within a line set back, with
 * that version, and no paragraph.
 */
export function Since({ v, inline, children }: MarkProps) {
  const Mark = inline ? 'span' : 'div';
  return (
    <Mark data-since={v}>
      <span className={styles.label} data-mark-label>
        {factsText.sinceMark(v)}{' '}
      </span>
      {children}
    </Mark>
  );
}

/** Text that is true of the versions before one; the others hide it. */
export function Until({ v, inline, children }: MarkProps) {
  const Mark = inline ? 'span' : 'div';
  return (
    <Mark className={styles.until} data-fixed-in={v}>
      <span className={styles.label} data-mark-label>
        {factsText.untilMark(v)}{' '}
      </span>
      {children}
    </Mark>
  );
}
