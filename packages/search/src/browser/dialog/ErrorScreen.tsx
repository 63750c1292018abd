import { defaultSearchText, type SearchText } from '../text/searchText.ts';
import { OfflineIcon } from './icons.tsx';
import styles from './Screen.module.css';

interface ErrorScreenProps {
  text?: SearchText;
  onRetry?: () => void;
}

/** Shown when neither the index nor the provider can be reached. */
export function ErrorScreen({ text = defaultSearchText, onRetry }: ErrorScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <OfflineIcon className={styles.icon} />
      <p className={styles.title}>{text.errorTitle}</p>
      <p className={styles.help}>{text.errorHelp}</p>
      <button className={styles.button} type="button" data-search-retry="" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
