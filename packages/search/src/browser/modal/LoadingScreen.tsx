import type { SearchText } from '../text/searchText.ts';
import styles from './LoadingScreen.module.css';

/** Stands in for the first results while they are late. */
export function LoadingScreen({ text }: { text: SearchText }) {
  return (
    <div className={styles.loading}>
      <p className={styles.text}>{text.loading}</p>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}
