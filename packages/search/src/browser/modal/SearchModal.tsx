import { useDeferredValue } from 'react';
import { createPortal } from 'react-dom';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import { ErrorScreen } from '../dialog/ErrorScreen.tsx';
import type { Answers } from '../request/answers.ts';
import type { SearchSettings } from '../settings.ts';
import { defaultSearchText, type SearchText } from '../text/searchText.ts';
import type { DialogParts } from './dialogParts.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { ModalFooter } from './ModalFooter.tsx';
import { NoResultsScreen } from './NoResultsScreen.tsx';
import { Rehearsal } from './Rehearsal.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';
import styles from './SearchModal.module.css';
import { StartScreen } from './StartScreen.tsx';
import { useCombobox } from './useCombobox.ts';
import { useModalSearch } from './useModalSearch.ts';
import { useSearchInput } from './useSearchInput.ts';
import { useStalled } from './useStalled.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useVisualViewport } from './useVisualViewport.ts';

interface SearchModalProps {
  parts: DialogParts;
  settings: SearchSettings;
  client: BrowserSearchClient;
  answers: Answers;
  text?: SearchText;
}

/** What stands under the input of the search dialog, whose frame and input stand already. */
export function SearchModal({
  parts: { dialog, input, status },
  settings,
  client,
  answers,
  text = defaultSearchText,
}: SearchModalProps) {
  const search = useModalSearch({ dialog, input }, settings, client, answers);
  const { autocomplete, stored, query, view, collections, activeItemId, answered } = search;
  const suggestions = useSuggestions(settings, view === 'results' ? collections : []);
  useSearchInput({ dialog, input, autocomplete, answered });
  useVisualViewport(dialog);
  useStalled(dialog, search.stalled);
  useCombobox(
    input,
    autocomplete,
    collections,
    activeItemId,
    view === 'start' ? 'grid' : 'listbox',
  );

  // The list is seen first; what tells of it comes with the frame after.
  const said = useDeferredValue(announcement(search, text));
  const hits = useDeferredValue(search.hits);
  const countedQuery = useDeferredValue(query);

  function ask(next: string) {
    input.value = next;
    autocomplete.setQuery(next);
    autocomplete.refresh();
    input.focus();
  }

  return (
    <>
      {createPortal(said, status)}
      <div className={styles.body}>
        {view === 'start' && (
          <StartScreen {...{ autocomplete, stored, collections, input, text }} />
        )}
        {view === 'loading' && search.stalled && <LoadingScreen text={text} />}
        {view === 'results' && (
          <ResultsScreen {...{ autocomplete, collections, activeItemId, text }} />
        )}
        {view === 'none' && (
          <NoResultsScreen
            {...{ query, suggestions, text }}
            missingResultsUrl={settings.missingResultsUrl}
            onSuggestion={ask}
          />
        )}
        {view === 'error' && <ErrorScreen text={text} onRetry={() => ask(input.value)} />}
      </div>
      <Rehearsal {...{ input, autocomplete, client, answers, settings, text }} />
      <ModalFooter
        {...{ hits, settings, text }}
        query={countedQuery}
        onLeave={() => dialog.close()}
      />
    </>
  );
}

function announcement(
  { view, settled, stalled, query, hits }: ReturnType<typeof useModalSearch>,
  text: SearchText,
): string {
  if (view === 'none') {
    return text.noResultsFor(query);
  }
  if (view === 'results' && settled) {
    return text.count(hits);
  }
  return stalled ? text.loading : '';
}
