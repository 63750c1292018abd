import { useEffect, useMemo, useRef, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import { ErrorScreen } from '../dialog/ErrorScreen.tsx';
import { LoadingScreen } from '../modal/LoadingScreen.tsx';
import { NoResultsScreen } from '../modal/NoResultsScreen.tsx';
import { isSettled, searchView } from '../modal/searchView.ts';
import { createAnswers } from '../request/answers.ts';
import type { SearchSettings } from '../settings.ts';
import { openStoredSearches } from '../stored/storedSearches.ts';
import { defaultSearchText, type SearchText } from '../text/searchText.ts';
import { type ListedPage, PageList } from './PageList.tsx';
import { QueryBox } from './QueryBox.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './SearchPage.module.css';
import { useAddress } from './useAddress.ts';
import { useResults } from './useResults.ts';

interface SearchPageProps {
  settings: SearchSettings;
  client: BrowserSearchClient;
  /** All pages of the site, for when there is nothing to show. */
  pages: readonly ListedPage[];
  text?: SearchText;
}

/** The search page: input, count, results of the query in the address. */
export function SearchPage({ settings, client, pages, text = defaultSearchText }: SearchPageProps) {
  const { address, type, commit, showPages } = useAddress();
  const [attempt, setAttempt] = useState(0);
  const search = useMemo(() => createAnswers(settings, client), [settings, client]);
  const stored = useMemo(() => openStoredSearches(settings.indexName), [settings.indexName]);
  const { outcome, batches, hasMore, stalled } = useResults(search, address, attempt);
  const results = useRef<HTMLDivElement>(null);
  const query = address.query.trim();
  const view = searchView({ query, outcome, listed: batches.length });
  const count = isSettled(query, outcome) && !outcome.failed ? outcome.nbHits : null;

  useEffect(
    () =>
      client.onBetter(() => {
        search.forget();
        setAttempt((n) => n + 1);
      }),
    [client, search],
  );

  const wanted = useRef(0);
  useEffect(() => {
    if (wanted.current > 0 && batches.length > wanted.current) {
      // The button that was pressed moved down: reading goes on at the first new result.
      results.current?.querySelector<HTMLElement>(`[data-batch="${wanted.current}"] a`)?.focus();
      wanted.current = 0;
    }
  }, [batches]);

  function showMore() {
    wanted.current = batches.length;
    showPages(address.pages + 1);
  }

  return (
    <>
      <QueryBox
        {...{ search, text }}
        query={address.query}
        suggestions={settings.suggestions}
        onQuery={type}
        onSubmit={commit}
      />
      <p className={styles.count} role="status">
        {count !== null && count > 0 ? text.count(count) : stalled ? text.loading : ''}
      </p>
      <div ref={results} aria-busy={stalled}>
        {view === 'loading' && stalled && <LoadingScreen text={text} />}
        {view === 'error' && <ErrorScreen text={text} onRetry={() => setAttempt((n) => n + 1)} />}
        {view === 'none' && (
          <NoResultsScreen
            {...{ query, text }}
            suggestions={settings.suggestions.slice(0, 3)}
            missingResultsUrl={settings.missingResultsUrl}
            onSuggestion={type}
          />
        )}
        {view === 'results' && <ResultList batches={batches} onOpen={stored.remember} />}
      </div>
      {view === 'results' && hasMore && (
        <button className={styles.more} type="button" onClick={showMore}>
          {text.more}
        </button>
      )}
      {(view === 'start' || view === 'none' || view === 'error') && (
        <PageList pages={pages} text={text} />
      )}
    </>
  );
}
