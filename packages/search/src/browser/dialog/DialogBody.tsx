import { useEffect, useMemo, useRef } from 'react';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { groupResults } from '../results/resultGroups.ts';
import { ErrorScreen } from '../screens/ErrorScreen.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { NoResultsScreen } from '../screens/NoResultsScreen.tsx';
import { useCondensed } from '../search/useCondensed.ts';
import { useInsights } from '../search/useInsights.ts';
import { useOpened } from '../search/useOpened.ts';
import { useSearch } from '../search/useSearch.ts';
import { viewOf } from '../search/viewOf.ts';
import type { FullSettings } from '../settings.ts';
import type { DialogFrame } from '../start/frame.ts';
import { Announcement } from './Announcement.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import { entriesOf } from './entries.ts';
import { isModified } from './openPlace.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { StartScreen } from './StartScreen.tsx';
import { storedLists } from './storedLists.ts';
import { useChoice } from './useChoice.ts';
import { useCombobox } from './useCombobox.ts';
import { useDialogKeys } from './useDialogKeys.ts';
import { useOpenAnswer } from './useOpenAnswer.ts';
import { useStored } from './useStored.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useTyped } from './useTyped.ts';
import { useVisualViewport } from './useVisualViewport.ts';

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

/** The keys of the dialog, its place on the screen, and its end; marks it while an answer is late. */
function useDialog(dialog: HTMLDialogElement, client: SearchClient, isStalled: boolean): void {
  useEffect(() => client.loadFullIndex?.(), [client]);
  useDialogKeys(dialog);
  useVisualViewport(dialog);
  useEffect(() => {
    // The page is not loaded anew where the site has a router, or where the link leads to a part of it.
    const leave = (click: MouseEvent) => {
      if ((click.target as Element).closest('a') && !isModified(click)) {
        dialog.close();
      }
    };
    dialog.addEventListener('click', leave);
    return () => dialog.removeEventListener('click', leave);
  }, [dialog]);
  useEffect(() => {
    dialog.classList.toggle('zs-search-stalled', isStalled);
  }, [dialog, isStalled]);
}
