import styles from './Progress.module.css';

/** Progress bar of a slow route change, at the top of the window. */
export function Progress() {
  return <div className={styles.bar} data-progress hidden />;
}
