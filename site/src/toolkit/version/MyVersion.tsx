import { book } from '@0610studio/zs-ui/facts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { docsText } from '../../text/docs.ts';
import styles from './MyVersion.module.css';

const { version, sdk } = book.documented;

/** The version that a page is about. It opens the choice of the reader's own, and the check of an upgrade from it. */
export function MyVersion() {
  return (
    <div data-search-ignore data-markdown-skip>
      <button type="button" className={`quiet ${styles.button}`} popoverTarget="my-version">
        <span className="visually-hidden">{docsText.myVersion} </span>
        <span data-docs-version={siteConfig.docsVersion.name}>
          {docsText.version(version, sdk)}
        </span>{' '}
        <span aria-hidden>▾</span>
      </button>
      <div id="my-version" popover="auto" className={styles.panel}>
        <div data-my-version />
        <a href={href('upgrade/')}>{docsText.checkUpgrade}</a>
      </div>
    </div>
  );
}
