import { useEffect, useMemo } from 'react';
import type { SearchText } from '../../shared/text/searchText.ts';
import { getClient } from '../client/createClient.ts';
import { ResultNotes } from '../results/ResultNotes.tsx';
import { groupResults } from '../results/resultGroups.ts';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { NoResultsScreen } from '../screens/NoResultsScreen.tsx';
import { useCondensed } from '../search/useCondensed.ts';
import { useInsights } from '../search/useInsights.ts';
import { useOpened } from '../search/useOpened.ts';
import { useSearch } from '../search/useSearch.ts';
import { type SearchView, viewOf } from '../search/viewOf.ts';
import type { FullSettings } from '../settings.ts';
import { openStoredSearches } from '../stored/storedSearches.ts';
import { completions } from './completions.ts';
import { type ListedPage, PageList } from './PageList.tsx';
import { QueryBox } from './QueryBox.tsx';
import { ResultList } from './ResultList.tsx';
import { useAddress } from './useAddress.ts';
import { useReturn } from './useReturn.ts';
import { useTitle } from './useTitle.ts';

interface LiveSearchPageProps {
  settings: FullSettings;
  pages: readonly ListedPage[];
  text: SearchText;
}

const hitsOf = (view: SearchView) => (view.kind === 'results' ? (view.answers[0]?.hits ?? []) : []);

/** The interactive search page: input, count, results of the query in the address. */
export function LiveSearchPage({ settings, pages, text }: LiveSearchPageProps) {
  const client = useMemo(() => getClient(settings), [settings]);
  const stored = useMemo(() => openStoredSearches(settings), [settings]);
  const { address, type, commit, showPages } = useAddress();
  const query = address.query.trim();
  const search = useSearch(client, settings, { query, pages: address.pages });
  const { isStalled, retry } = search;
  const isCondensed = useCondensed(query, search.outcome, type);
  const view = useMemo(() => viewOf(query, search.outcome), [query, search.outcome]);
  const { suggestions } = settings;
  const offers = query === '' ? suggestions : completions(hitsOf(view), query);
  const hasMore = view.kind === 'results' && (view.answers.at(-1)?.nbPages ?? 0) > address.pages;
  const [groups, onMore] = usePageGroups(view, query);
  const insights = useInsights(
    client,
    view,
    useMemo(() => groups.flat(), [groups]),
  );
  const leave = useReturn(view.kind === 'results');
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
          <ResultNotes answer={view.answers[0]} {...{ isCondensed, text }} />
        )}
        {view.kind === 'results' && (
          <ResultList
            pages={groups}
            {...{ onMore, text }}
            onOpen={(place, page) => {
              insights(place);
              stored.remember(place, page);
              leave();
            }}
          />
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

/** The groups of each page of hits; those of the first page stand as in the dialog. */
function usePageGroups(view: SearchView, query: string) {
  const [open, onMore] = useOpened(query);
  const groups = useMemo(() => {
    const answers = view.kind === 'results' ? view.answers : [];
    return answers.map(({ hits }, page) => {
      const all = page === 0 ? [] : hits.map(({ hierarchy }) => hierarchy.lvl0 ?? '');
      return groupResults(hits, new Set([...open, ...all]), Number.POSITIVE_INFINITY);
    });
  }, [view, open]);
  return [groups, onMore] as const;
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
