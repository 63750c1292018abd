import { docsText } from '../../text/docs.ts';
import styles from './ToTop.module.css';

/** Leads back to the top of a long page: it stays in sight once two screens have gone by. */
export function ToTop() {
  return (
    <a className={styles.top} href="#main" aria-label={docsText.toTop} title={docsText.toTop}>
      ↑
    </a>
  );
}
