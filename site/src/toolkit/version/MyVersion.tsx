import { book } from '@0610studio/zs-ui/facts';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import styles from './MyVersion.module.css';

/** The version that a page describes, and the choice of the version that its reader has. */
export function MyVersion() {
  const { name, label } = siteConfig.docsVersion;
  return (
    <div className={styles.line} data-search-ignore data-markdown-skip>
      <span className={styles.documented} data-docs-version={name}>
        {docsText.version(label, `${siteConfig.title} ${book.documented.version}`)}
      </span>
      <button
        type="button"
        className={`quiet ${styles.button}`}
        popoverTarget="my-version"
        data-needs-script
      >
        {docsText.myVersion} <span aria-hidden>▾</span>
      </button>
      <div id="my-version" popover="auto" className={styles.panel} />
    </div>
  );
}
