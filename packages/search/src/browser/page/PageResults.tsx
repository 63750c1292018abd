import { type RefObject, useEffect, useMemo } from 'react';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { ResultNotes } from '../results/ResultNotes.tsx';
import { groupResults } from '../results/resultGroups.ts';
import { useInsights } from '../search/useInsights.ts';
import { useOpened } from '../search/useOpened.ts';
import type { SearchView } from '../search/viewOf.ts';
import type { FullSettings } from '../settings.ts';
import { openStoredSearches } from '../stored/storedSearches.ts';
import { ResultList } from './ResultList.tsx';

interface PageResultsProps {
  client: SearchClient;
  settings: FullSettings;
  view: SearchView & { kind: 'results' };
  query: string;
  isCondensed: boolean;
  /** Becomes true once a reader is at a row: then the rows stand. */
  isFrozen: RefObject<boolean>;
  /** The reader leaves for a result. */
  leave: () => void;
  text: SearchText;
}

/** What the search page found, and what is kept and reported of what a reader does with it. */
export function PageResults(props: PageResultsProps) {
  const { client, settings, view, query, isCondensed, isFrozen, leave, text } = props;
  const stored = useMemo(() => openStoredSearches(settings), [settings]);
  const [pages, onMore] = usePageGroups(view, query);
  const shown = useMemo(() => pages.flat(), [pages]);
  const insights = useInsights(client, view, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody is at the rows of another query yet
  useEffect(() => {
    isFrozen.current = false;
  }, [isFrozen, query]);

  return (
    <>
      <ResultNotes answer={view.answers[0]} {...{ isCondensed, text }} />
      <ResultList
        {...{ pages, onMore, text }}
        onRead={() => {
          isFrozen.current = true;
        }}
        onOpen={(place, page) => {
          insights(place);
          stored.remember(place, page);
          leave();
        }}
      />
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
