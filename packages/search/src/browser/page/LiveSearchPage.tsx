import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchText } from '../../shared/text/searchText.ts';
import { getClient } from '../client/createClient.ts';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { NoResultsScreen } from '../screens/NoResultsScreen.tsx';
import { useCondensed } from '../search/useCondensed.ts';
import { useSearch } from '../search/useSearch.ts';
import { type SearchView, viewOf } from '../search/viewOf.ts';
import type { FullSettings } from '../settings.ts';
import { completions } from './completions.ts';
import { type ListedPage, PageList } from './PageList.tsx';
import { PageResults } from './PageResults.tsx';
import { QueryBox } from './QueryBox.tsx';
import { useAddress } from './useAddress.ts';
import { useReturn } from './useReturn.ts';

/**
 * Time that the search page waits for the improved answer, so that its rows stand from the first paint
 * on: the texts are 80 KB, half a second on a slow line, and a slow phone needs seconds to index them.
 */
export const IMPROVED_WAIT_MS = 5000;

interface LiveSearchPageProps {
  settings: FullSettings;
  pages: readonly ListedPage[];
  text: SearchText;
}

const hitsOf = (view: SearchView) => (view.kind === 'results' ? (view.answers[0]?.hits ?? []) : []);

/** The interactive search page: input, count, results of the query in the address. */
export function LiveSearchPage({ settings, pages, text }: LiveSearchPageProps) {
  const client = useMemo(() => getClient(settings), [settings]);
  const { address, type, commit, showPages } = useAddress();
  const query = address.query.trim();
  const isFrozen = useRef(false);
  const search = useSearch(client, settings, {
    query,
    pages: address.pages,
    improvedWaitMs: IMPROVED_WAIT_MS,
    isFrozen,
  });
  const { isStalled, retry } = search;
  const isCondensed = useCondensed(query, search.outcome, type);
  const view = useMemo(() => viewOf(query, search.outcome), [query, search.outcome]);
  const { suggestions } = settings;
  const offers = query === '' ? suggestions : completions(hitsOf(view), query);
  const hasMore = view.kind === 'results' && (view.answers.at(-1)?.nbPages ?? 0) > address.pages;
  const leave = useReturn(view.kind === 'results' ? view.answers : undefined);
  useTitle(query);
  useEffect(() => {
    client.prepare?.();
    client.loadFullIndex?.();
  }, [client]);

  return (
    <>
      <QueryBox query={address.query} onQuery={type} onSubmit={commit} {...{ offers, text }} />
      <p className="zs-search-count" role="status">
        {countText(view, query, isStalled, text)}
      </p>
      <div aria-busy={isStalled}>
        {view.kind === 'loading' && isStalled && <LoadingScreen text={text} />}
        {view.kind === 'error' && (
          <ErrorScreen isUnreachable={view.isUnreachable} onRetry={retry} text={text} />
        )}
        {view.kind === 'none' && (
          <NoResultsScreen
            isTold
            instead={view.instead}
            onSuggestion={type}
            {...{ query, suggestions, settings, text }}
          />
        )}
        {view.kind === 'results' && (
          <PageResults {...{ client, settings, view, query, isCondensed, isFrozen, leave, text }} />
        )}
      </div>
      {hasMore && (
        <button
          className="zs-search-action zs-search-more"
          type="button"
          onClick={() => showPages(address.pages + 1)}
        >
          {text.more}
        </button>
      )}
      {view.kind !== 'results' && view.kind !== 'loading' && <PageList pages={pages} text={text} />}
    </>
  );
}

/** Status line between input and results, a live region. */
function countText(view: SearchView, query: string, isStalled: boolean, text: SearchText): string {
  if (view.kind === 'results' && view.query === query) {
    return text.count(view.nbHits);
  }
  if (view.kind === 'none') {
    return text.noResultsFor(query);
  }
  return isStalled ? text.loading : '';
}

/** Names the query in the title of the document, in front of the name of the page. */
function useTitle(query: string): void {
  const [name] = useState(() => document.title);
  useEffect(() => {
    document.title = query === '' ? name : `${query} | ${name}`;
  }, [query, name]);
}
