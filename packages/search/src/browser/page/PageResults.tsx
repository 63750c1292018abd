import { type RefObject, useEffect, useMemo } from 'react';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { ResultNotes } from '../results/ResultNotes.tsx';
import { groupAll } from '../results/resultGroups.ts';
import { useInsights } from '../search/useInsights.ts';
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
  const pages = useMemo(() => view.answers.map(({ hits }) => groupAll(hits)), [view]);
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
        {...{ pages, text }}
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
