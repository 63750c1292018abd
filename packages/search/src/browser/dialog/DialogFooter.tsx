import type { SearchText } from '../../shared/text/searchText.ts';
import type { FullSettings } from '../settings.ts';

interface DialogFooterProps {
  query: string;
  /** Number of hits; 0 hides the link to the search page. */
  hits: number;
  settings: FullSettings;
  text: SearchText;
}

/** Help on the keys of the dialog, and the link to all results. */
export function DialogFooter({ query, hits, settings, text }: DialogFooterProps) {
  const { provider, pageUrl } = settings;
  const isHosted = provider.name === 'algolia';
  const leads = pageUrl !== null && hits > 0;
  const isKeysOnly = !isHosted && !leads;
  return (
    <div className={isKeysOnly ? 'zs-search-footer zs-search-keys-only' : 'zs-search-footer'}>
      <span className="zs-search-keys" aria-hidden="true">
        <kbd>↵</kbd> {text.toSelect}
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text.toNavigate}
        <kbd>esc</kbd> {text.toClose}
      </span>
      {isHosted && (
        <a className="zs-search-link" href="https://www.algolia.com/developers/">
          {text.poweredBy}
        </a>
      )}
      {leads && (
        <a className="zs-search-link" href={`${pageUrl}?q=${encodeURIComponent(query)}`}>
          {text.seeAll(hits)}
        </a>
      )}
    </div>
  );
}
