import { useEffect, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { Answers } from '../request/answers.ts';
import { askAhead } from '../request/askAhead.ts';
import type { SearchSettings } from '../settings.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';
import type { SearchText } from '../text/searchText.ts';
import { createModalSearch, type ModalSearch, type ModalState } from './createModalSearch.ts';
import styles from './Rehearsal.module.css';
import { ResultsScreen } from './ResultsScreen.tsx';
import { showInTime } from './showInTime.ts';

interface RehearsalProps {
  input: HTMLInputElement;
  client: BrowserSearchClient;
  answers: Answers;
  stored: StoredSearches;
  settings: SearchSettings;
  text: SearchText;
}

interface Scene extends Pick<ModalState, 'collections' | 'activeItemId'> {
  autocomplete: ModalSearch;
}

/** Searches to rehearse: the browser optimizes what it has seen a few times. */
const ROUNDS = 8;

const EMPTY: ModalState = {
  query: '',
  collections: [],
  activeItemId: null,
  status: 'idle',
  outcome: null,
};

/** Time in milliseconds that a rehearsal leaves to the page. */
const PAUSE = 30;

/** Resolves a moment after the browser has drawn a frame. */
const nextFrame = () =>
  new Promise<void>((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn, PAUSE));
  });

/**
 * Gets the first letter of a search ready while the reader has typed none: the answers it may need,
 * and the browser, by searching for some where nobody sees it. Code that has never run takes twice
 * as long.
 */
export function Rehearsal({ input, client, answers, stored, settings, text }: RehearsalProps) {
  const [scene, setScene] = useState<Scene | null>(null);

  useEffect(() => {
    const onState = showInTime(EMPTY, (state) => setScene({ ...state, autocomplete }));
    const options = { id: 'rehearsal', settings, answers, stored, onState, onSelect: () => {} };
    const autocomplete = createModalSearch(options);

    async function rehearse() {
      if (!(await client.prepare())) {
        return;
      }
      const letters = await askAhead(answers);
      for (const letter of letters.slice(0, ROUNDS)) {
        // Never beside the reader's own search: all of autocomplete-core's share the newest answer.
        if (input.value === '') {
          autocomplete.setQuery(letter);
          await autocomplete.refresh();
          await nextFrame();
        }
      }
      setScene(null);
    }
    // What cannot be reached is told to the reader who searches for something.
    rehearse().catch(() => undefined);
  }, [input, client, answers, stored, settings]);

  return scene === null ? null : (
    <div className={styles.stage} aria-hidden="true">
      <ResultsScreen {...scene} text={text} />
    </div>
  );
}
