import { docsText } from '../../text/docs.ts';
import styles from './ToTop.module.css';

/** Link to the top of a long page, beside it in a wide window, visible after two screens of scrolling. */
export function ToTop() {
  return (
    <a className={styles.top} href="#main" aria-label={docsText.toTop} title={docsText.toTop}>
      ↑
    </a>
  );
}
