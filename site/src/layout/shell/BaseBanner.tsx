import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './BaseBanner.module.css';

const { baseBanner } = shellText;

/**
 * Shown when the page's own script cannot be fetched and the page lies elsewhere than it was built
 * for. The boot script notices and fills in the value to try.
 */
export function BaseBanner() {
  return (
    <aside className={styles.banner} data-base-banner role="alert">
      <p>
        <strong>{baseBanner.title}</strong> {baseBanner.cause}
      </p>
      <p>
        {baseBanner.current}: <code>{siteConfig.base}</code> · {baseBanner.suggestion}:{' '}
        <code data-base-suggestion>/</code>
      </p>
    </aside>
  );
}
