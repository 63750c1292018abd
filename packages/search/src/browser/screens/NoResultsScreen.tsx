import type { SearchText } from '../../shared/text/searchText.ts';
import type { Instead } from '../search/viewOf.ts';
import { type FullSettings, MAX_SUGGESTIONS } from '../settings.ts';
import { PlaceList } from './PlaceList.tsx';

interface NoResultsScreenProps {
  query: string;
  /** What the engine offers instead. */
  instead: Instead;
  /** Somewhere else on the screen says already that nothing was found, and lists all pages. */
  isTold?: boolean;
  /** Queries to offer where none is spelt nearly so. */
  suggestions: readonly string[];
  settings: Pick<FullSettings, 'places' | 'missingResultsUrl'>;
  onSuggestion: (suggestion: string) => void;
  text: SearchText;
}

/** Screen for a query without results, with suggestions. */
export function NoResultsScreen(props: NoResultsScreenProps) {
  const { query, instead, isTold = false, settings, onSuggestion, text } = props;
  const { missingResultsUrl } = settings;
  const offers = instead.queries.length > 0 ? instead.queries : props.suggestions;
  const suggestions = offers.slice(0, MAX_SUGGESTIONS);
  const places = [...settings.places, ...(isTold ? [] : instead.places)];
  return (
    <>
      {!isTold && <p className="zs-search-note">{text.noResultsFor(query)}</p>}
      {suggestions.length > 0 && (
        <section className="zs-search-group">
          <h2 className="zs-search-group-title">{text.suggestions}</h2>
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
        </section>
      )}
      <PlaceList {...{ places, text }} />
      {missingResultsUrl && (
        <p className="zs-search-note">
          {text.reportMissing}{' '}
          <a
            className="zs-search-link"
            href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}
          >
            {text.reportMissingLink}
          </a>
        </p>
      )}
    </>
  );
}
