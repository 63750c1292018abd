import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import styles from './BaseBanner.module.css';

const { baseBanner } = shellText;

/**
 * Warns of a wrong `base` setting. The boot script shows it when the main script does not load from a
 * page outside the base, and fills in the suggestion.
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
