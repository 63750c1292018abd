import { docsText } from '../../text/docs.ts';
import { formatDate } from '../formatDate.ts';
import styles from './DocFooter.module.css';

interface DocFooterProps {
  /** URL to edit the source of the page; null hides the link. */
  editUrl: string | null;
  /** Date of the last commit of the page, if git knows it. */
  lastUpdated: Date | undefined;
}

/** Footer of an article: edit link and last update. */
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
          <time dateTime={lastUpdated.toISOString()}>{formatDate(lastUpdated, 'Asia/Seoul')}</time>
        </p>
      )}
    </div>
  );
}
