import { useEffect, useState } from 'react';
import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { Answers } from '../request/answers.ts';
import { askAhead } from '../request/askAhead.ts';
import type { SearchAnswer } from '../request/readAnswer.ts';
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

/** Answers to rehearse: the browser optimizes what it has seen a few times. */
const ROUNDS = 8;

/** Time in milliseconds that a rehearsal leaves to the page. */
const PAUSE = 30;

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

const lists = (answer: SearchAnswer, settings: SearchSettings): readonly Collection[] =>
  groupResults(answer.hits).map(({ items }, index) => ({
    source: source(`rehearsal${index}`),
    items: items.map((item) => resultItem(item, answer, settings)),
  }));

/** Resolves a moment after the browser has drawn a frame. */
const nextFrame = () =>
  new Promise<void>((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn, PAUSE));
  });

/**
 * Gets the first letter of a search ready while the reader has typed none: the answers it may need,
 * and the browser, by drawing some where nobody sees them. Code that has never run takes twice as
 * long. A second autocomplete-core would rehearse more, but all of them share their newest answer:
 * one that searches beside the reader's can put its results into the reader's list.
 */
export function Rehearsal(props: RehearsalProps) {
  const { input, autocomplete, client, answers, settings, text } = props;
  const [collections, setCollections] = useState(NOTHING);

  useEffect(() => {
    let isLeft = false;
    const isWanted = () => !isLeft && input.value === '';
    async function rehearse() {
      if (!(await client.prepare())) {
        return;
      }
      const known = await askAhead(answers, isWanted);
      for (const answer of known.slice(0, ROUNDS)) {
        if (isWanted()) {
          setCollections(lists(answer, settings));
          await nextFrame();
        }
      }
      setCollections(NOTHING);
    }
    // What cannot be reached is told to the reader who searches for something.
    rehearse().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [input, client, answers, settings]);

  return collections === NOTHING ? null : (
    <div className={styles.stage} aria-hidden="true">
      <ResultsScreen {...{ autocomplete, collections, text }} activeItemId={null} />
    </div>
  );
}
