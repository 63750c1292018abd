import { tokensText } from '../../text/tokens.ts';
import { tokenUntil } from '../api/apiHistory.ts';
import styles from './Until.module.css';

/** Version that removed a colour; nothing for one that the newest version has. */
export function Until({ token }: { token: string }) {
  const until = tokenUntil(token);
  return until === undefined ? null : (
    <span className={styles.until} data-search-ignore>
      {tokensText.until(until)}
    </span>
  );
}
