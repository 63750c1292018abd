import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import type { SearchOutcome } from '../search/viewOf.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';
import type { DialogEntries, PlaceEntry } from './entries.ts';
import { isModified, openPlace, type Press } from './openPlace.ts';

interface ChoiceOptions {
  dialog: HTMLDialogElement;
  stored: StoredSearches;
  /** Reports the choice. */
  insights: (place: SearchPlace) => void;
  query: string;
  outcome: SearchOutcome | null;
  entries: DialogEntries;
  /** Whether the first row is open to its answer. */
  isOpen: RefObject<boolean>;
  /** Shows the remaining hits of a page. */
  onMore: (page: string) => void;
}

interface Choice {
  /** Handles a click on a link, which the browser follows. */
  onChoose: (place: SearchPlace, page: SearchPlace | null, press: Press) => void;
  /** Handles Enter in the input, with the active entry. */
  onEnter: (event: KeyboardEvent, active: number) => void;
}

/** Handles the choice of an entry: stores and opens it, and closes the dialog unless it opened elsewhere. */
export function useChoice(options: ChoiceOptions): Choice {
  const { dialog, stored, insights, query, outcome, entries, isOpen, onMore } = options;
  const isPending = query !== '' && outcome?.query !== query;
  /** Query for which Enter was pressed before its results were shown. */
  const early = useRef<{ press: KeyboardEvent; query: string } | null>(null);

  function onChoose(place: SearchPlace, page: SearchPlace | null, press: Press): void {
    stored.remember(place, page);
    insights(place);
    if (!isModified(press)) {
      dialog.close();
    }
  }

  function go(entry: PlaceEntry, press: KeyboardEvent): void {
    onChoose(entry.place, entry.page, press);
    openPlace((isOpen.current && entry.answerUrl) || entry.place.url, press);
  }

  useEffect(() => {
    const waiting = early.current;
    const [first] = entries.all;
    if (waiting && !isPending) {
      early.current = null;
      if (first?.kind === 'place' && waiting.query === query) {
        go(first, waiting.press);
      }
    }
  });

  function onEnter(event: KeyboardEvent, active: number): void {
    const entry = entries.all[active];
    if (event.altKey) {
      return;
    }
    if (isPending) {
      // The list shows an older query: open the first hit of this one when it is answered.
      event.preventDefault();
      early.current = { press: event, query };
    } else if (entry) {
      event.preventDefault();
      if (entry.kind === 'more') {
        onMore(entry.page);
      } else {
        go(entry, event);
      }
    }
  }

  return { onChoose, onEnter };
}

interface Standing {
  /** Becomes true once the reader has gone on to another row: then the rows stand. */
  isFrozen: RefObject<boolean>;
  /** What is returned, for what happens later. */
  isOpen: RefObject<boolean>;
}

/**
 * Whether the first row is open to its answer: once typing rests while that row is the selected one.
 * Opened, it moves those below: who has gone on to one of them, or presses it, must not lose it.
 */
export function useOpenAnswer(
  query: string,
  isRested: boolean,
  active: number,
  refs: Standing,
): boolean {
  const [opened, setOpened] = useState('');
  if (!isRested && opened !== '') {
    setOpened('');
  } else if (isRested && active === 0 && opened !== query) {
    setOpened(query);
  }
  const isOpen = isRested && opened === query;
  const { isFrozen, isOpen: isOpenNow } = refs;
  useEffect(() => {
    // The list does not change under the arrow keys; improved results are shown after the next input.
    isFrozen.current = active > 0;
    isOpenNow.current = isOpen;
  }, [isFrozen, isOpenNow, active, isOpen]);
  return isOpen;
}
