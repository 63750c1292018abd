import { useEffect, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { Answers } from '../request/answers.ts';
import { askAhead } from '../request/askAhead.ts';
import { groupResults } from '../results/resultGroups.ts';
import type { SearchSettings } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import type { Collection, ModalSearch } from './createModalSearch.ts';
import styles from './Rehearsal.module.css';
import { ResultsScreen } from './ResultsScreen.tsx';
import { resultItem } from './searchItem.ts';

interface RehearsalProps {
  input: HTMLInputElement;
  autocomplete: ModalSearch;
  client: BrowserSearchClient;
  answers: Answers;
  settings: SearchSettings;
  text: SearchText;
}

const NOTHING: readonly Collection[] = [];

/** Results that lead nowhere. */
const source = (sourceId: string): Collection['source'] => ({
  sourceId,
  getItems: () => [],
  getItemInputValue: () => '',
  getItemUrl: () => undefined,
  onSelect: () => undefined,
  onActive: () => undefined,
  onResolve: () => undefined,
});

/**
 * Gets the first letter of a search ready while the reader has typed none: the answers it may need,
 * and the browser, by drawing one once where nobody sees it. Code that has never run takes twice
 * as long.
 */
export function Rehearsal(props: RehearsalProps) {
  const { input, autocomplete, client, answers, settings, text } = props;
  const [collections, setCollections] = useState(NOTHING);

  useEffect(() => {
    async function rehearse() {
      if ((await client.prepare()) && input.value === '') {
        const answer = await askAhead(answers);
        setCollections(
          groupResults(answer.hits).map(({ items }, index) => ({
            source: source(`rehearsal${index}`),
            items: items.map((item) => resultItem(item, answer, settings)),
          })),
        );
      }
    }
    // What cannot be reached is told to the reader who searches for something.
    rehearse().catch(() => undefined);
  }, [input, client, answers, settings]);

  useEffect(() => {
    if (collections !== NOTHING) {
      requestAnimationFrame(() => setTimeout(() => setCollections(NOTHING)));
    }
  }, [collections]);

  return collections === NOTHING ? null : (
    <div className={styles.stage} aria-hidden="true">
      <ResultsScreen {...{ autocomplete, collections, text }} activeItemId={null} />
    </div>
  );
}
