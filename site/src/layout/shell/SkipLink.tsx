import { shellText } from '../../text/shell.ts';
import styles from './SkipLink.module.css';

/** First focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {shellText.skipToContent}
    </a>
  );
}
