import styles from './Progress.module.css';

/** Bar at the top of the window that a slow route change fills. */
export function Progress() {
  return <div className={styles.bar} data-progress hidden />;
}
