import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './SourceLink.module.css';

/** Leads to the code of the toolkit, outside the site. */
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
