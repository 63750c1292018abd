import type { SearchSettings } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import styles from './ModalFooter.module.css';

interface ModalFooterProps {
  query: string;
  /** Hits of the query; 0 hides the way to the search page. */
  hits: number;
  settings: SearchSettings;
  onLeave: () => void;
  text: SearchText;
}

/** The keys of the modal, and the way to all results. */
export function ModalFooter({ query, hits, settings, onLeave, text }: ModalFooterProps) {
  const isHosted = settings.provider.provider === 'algolia';
  const leads = query !== '' && hits > 0;
  return (
    <div className={styles.footer} data-keys-only={!isHosted && !leads ? '' : undefined}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↵</kbd> {text.toSelect}
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text.toNavigate}
        <kbd>esc</kbd> {text.toClose}
      </span>
      {isHosted && (
        <a className={styles.link} href="https://www.algolia.com/developers/">
          {text.poweredBy}
        </a>
      )}
      {leads && (
        <a
          className={styles.link}
          href={`${settings.pageUrl}?q=${encodeURIComponent(query)}`}
          onClick={onLeave}
        >
          {text.seeAll(hits)}
        </a>
      )}
    </div>
  );
}
