import { docsText } from '../../text/docs.ts';
import styles from './DocFooter.module.css';

interface DocFooterProps {
  /** Address of the page's source for editing; null hides the link. */
  editUrl: string | null;
  /** When the page last changed, if git knows. */
  lastUpdated: Date | undefined;
}

const dateFormat = new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeZone: 'Asia/Seoul' });

/** Under the article: where to edit it and when it last changed. */
export function DocFooter({ editUrl, lastUpdated }: DocFooterProps) {
  if (editUrl === null && lastUpdated === undefined) {
    return null;
  }
  return (
    <div className={styles.footer}>
      {editUrl === null ? null : (
        <a href={editUrl} rel="edit">
          {docsText.edit}
        </a>
      )}
      {lastUpdated === undefined ? null : (
        <p>
          {docsText.lastUpdated}{' '}
          <time dateTime={lastUpdated.toISOString()}>{dateFormat.format(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
