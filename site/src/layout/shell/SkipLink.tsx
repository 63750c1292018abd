import { shellText } from '../../text/shell.ts';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: jumps past the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {shellText.skipToContent}
    </a>
  );
}
