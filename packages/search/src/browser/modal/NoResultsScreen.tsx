import { SearchIcon } from '../dialog/icons.tsx';
import styles from '../dialog/Screen.module.css';
import { defaultSearchText, type SearchText } from '../text/searchText.ts';

interface NoResultsScreenProps {
  query: string;
  suggestions: readonly string[];
  /** `{query}` stands for the query; null hides the link. */
  missingResultsUrl: string | null;
  onSuggestion: (suggestion: string) => void;
  text?: SearchText;
}

/** Says that nothing was found and how to go on. */
export function NoResultsScreen(props: NoResultsScreenProps) {
  const { query, suggestions, missingResultsUrl, onSuggestion, text = defaultSearchText } = props;
  return (
    <div className={styles.screen}>
      <SearchIcon className={styles.icon} />
      <p className={styles.title}>{text.noResultsFor(query)}</p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.help}>{text.suggestions}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  className={styles.suggestion}
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
        <p className={styles.help}>
          {text.reportMissing}{' '}
          <a href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
            {text.reportMissingLink}
          </a>
        </p>
      )}
    </div>
  );
}
