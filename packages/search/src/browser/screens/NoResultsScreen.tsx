import type { SearchText } from '../../shared/text/searchText.ts';
import { SearchIcon } from './icons.tsx';

interface NoResultsScreenProps {
  query: string;
  /** Somewhere else on the screen says already that nothing was found. */
  isTold?: boolean;
  suggestions: readonly string[];
  /** `{query}` stands for the query; null hides the link. */
  missingResultsUrl: string | null;
  onSuggestion: (suggestion: string) => void;
  text: SearchText;
}

/** Says that nothing was found and how to go on. */
export function NoResultsScreen(props: NoResultsScreenProps) {
  const { query, isTold = false, suggestions, missingResultsUrl, onSuggestion, text } = props;
  return (
    <div className="zs-search-screen">
      <SearchIcon />
      {!isTold && <p className="zs-search-screen-title">{text.noResultsFor(query)}</p>}
      {suggestions.length > 0 && (
        <>
          <p className="zs-search-screen-help">{text.suggestions}</p>
          <ul className="zs-search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  className="zs-search-action"
                  type="button"
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl && (
        <p className="zs-search-screen-help">
          {text.reportMissing}{' '}
          <a
            className="zs-search-link"
            href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}
          >
            {text.reportMissingLink}
          </a>
        </p>
      )}
    </div>
  );
}
