import { useMemo, useRef } from 'react';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { groupResults, type ResultGroup } from '../results/resultGroups.ts';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { NoResultsScreen } from '../screens/NoResultsScreen.tsx';
import { useCondensed } from '../search/useCondensed.ts';
import { useInsights } from '../search/useInsights.ts';
import { useOpened } from '../search/useOpened.ts';
import { useSearch } from '../search/useSearch.ts';
import { viewOf } from '../search/viewOf.ts';
import { type FullSettings, MAX_SUGGESTIONS } from '../settings.ts';
import type { DialogFrame } from '../start/frame.ts';
import { storedLists, useStored } from '../stored/useStored.ts';
import { Announcement } from './Announcement.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import { entriesOf } from './entries.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { useChoice, useOpenAnswer } from './useChoice.ts';
import { useDialog } from './useDialog.ts';
import { useCombobox, useTyped } from './useField.ts';

interface DialogBodyProps {
  frame: DialogFrame;
  settings: FullSettings;
  client: SearchClient;
  text: SearchText;
}

/** Contents of the search dialog below its input. Frame and input exist before React. */
export function DialogBody({ frame, settings, client, text }: DialogBodyProps) {
  const { dialog, input, status } = frame;
  const [query, ask] = useTyped(frame);
  const stored = useStored(settings);
  const isFrozen = useRef(false);
  const { outcome, isStalled, isRested, retry } = useSearch(client, settings, { query, isFrozen });
  const isCondensed = useCondensed(query, outcome, ask);
  const view = useMemo(() => viewOf(query, outcome), [query, outcome]);
  const [open, onMore] = useOpened(query);
  const groups = useMemo(
    () => (view.kind === 'results' ? groupResults(view.answers[0]?.hits ?? [], open) : []),
    [view, open],
  );
  const lists = view.kind === 'start' ? storedLists(stored) : [];
  const entries = entriesOf(view, groups, lists);
  const insights = useInsights(client, view, groups);
  const isOpenNow = useRef(false);
  const choice = { dialog, stored, insights, query, outcome, entries, isOpen: isOpenNow, onMore };
  const { onChoose, onEnter } = useChoice(choice);
  const { active, setActive } = useCombobox(input, entries, onEnter);
  const suggestions = useSuggestions(settings.suggestions, groups);
  const isOpen = useOpenAnswer(query, isRested, active, { isFrozen, isOpen: isOpenNow });
  useDialog(dialog, client, isStalled);

  const actions = { onPoint: setActive, onChoose };
  return (
    <>
      <Announcement {...{ status, view, query, isStalled, isRested, isCondensed, isOpen, text }} />
      <div className="zs-search-body">
        {view.kind === 'start' && (
          <StartScreen {...{ lists, stored, settings, active, input, text, ...actions }} />
        )}
        {view.kind === 'loading' && isStalled && <LoadingScreen text={text} />}
        {view.kind === 'results' && (
          <ResultsScreen
            answer={view.answers[0]}
            {...{ isCondensed, isOpen, groups, active, onMore, text, ...actions }}
          />
        )}
        {view.kind === 'none' && (
          <NoResultsScreen
            {...{ query, suggestions, settings, text }}
            instead={view.instead}
            onSuggestion={ask}
          />
        )}
        {view.kind === 'error' && (
          <ErrorScreen
            {...{ text }}
            isUnreachable={view.isUnreachable}
            onRetry={() => {
              retry();
              input.focus();
            }}
          />
        )}
      </div>
      <DialogFooter
        {...{ settings, text }}
        query={view.kind === 'results' ? view.query : ''}
        hits={view.kind === 'results' ? view.nbHits : 0}
      />
    </>
  );
}

/**
 * Queries to suggest when one finds nothing: those of the settings, or groups of earlier results.
 * @param groups on screen now, if any
 */
function useSuggestions(
  offered: readonly string[],
  groups: readonly ResultGroup[],
): readonly string[] {
  const seen = useRef<string[]>([]);
  if (groups.length > 0) {
    seen.current = groups.flatMap(({ title }) => title || []);
  }
  return (offered.length > 0 ? offered : seen.current).slice(0, MAX_SUGGESTIONS);
}
