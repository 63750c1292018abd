import { siteConfig } from '../../site.config.ts';
import styles from './BaseBanner.module.css';

const defaultBannerText = {
  title: 'Your site did not load properly.',
  cause: 'The baseUrl setting may be wrong.',
  current: 'Current value',
  suggestion: 'Value to try',
};

/**
 * Warns of a wrong `base` setting. The boot script shows it when the main script does not load from a
 * page outside the base, and fills in the suggestion.
 */
export function BaseBanner({ text = defaultBannerText }: { text?: typeof defaultBannerText }) {
  return (
    <div className={styles.banner} data-base-banner role="alert">
      <p>
        <strong>{text.title}</strong> {text.cause}
      </p>
      <p>
        {text.current}: <code>{siteConfig.base}</code> · {text.suggestion}:{' '}
        <code data-base-suggestion>/</code>
      </p>
    </div>
  );
}
