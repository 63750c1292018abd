import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './SourceLink.module.css';

/** Link to the source code of the toolkit. */
export function SourceLink() {
  return (
    <a
      className={`quiet ${styles.source}`}
      href={siteConfig.repository}
      aria-label={shellText.source}
    >
      {shellText.sourceName} <span aria-hidden="true">↗</span>
    </a>
  );
}
