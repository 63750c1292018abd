import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { takeLongText } from '../search/pastedText.ts';
import type { DialogFrame } from '../start/frame.ts';
import { isComposing } from '../start/isComposing.ts';
import { type DialogEntries, entryId } from './entries.ts';

/**
 * Trimmed text of the input, none where a syllable has only begun: ㅅ asks for nothing yet. The input exists
 * before React and is not replaced, as that would end the focus and a composition.
 * @returns the query, and a function that puts another into the input
 */
export function useTyped({
  dialog,
  form,
  input,
}: DialogFrame): [query: string, ask: (query: string) => void] {
  const [typed, setTyped] = useState(input.value);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const read = () => setTyped(input.value);
    const clear = () => {
      input.value = '';
      read();
    };
    input.addEventListener('input', read, { signal });
    input.addEventListener(
      'paste',
      (event) => setTyped(takeLongText(event, input) ?? input.value),
      {
        signal,
      },
    );
    form.addEventListener(
      'reset',
      (event) => {
        event.preventDefault();
        clear();
        input.focus();
      },
      { signal },
    );
    // A dialog that was opened again in the meantime keeps its text.
    dialog.addEventListener('close', () => dialog.open || clear(), { signal });
    // Letters may have been typed between the first render and this effect.
    read();
    return () => listening.abort();
  }, [dialog, form, input]);

  function ask(query: string): void {
    input.value = query;
    setTyped(query);
    input.focus();
  }
  return [typed.trim().replace(/^[ㄱ-ㅣ]$/, ''), ask];
}

interface Combobox {
  /** Number of the entry that Enter opens, through all lists. */
  active: number;
  setActive: (entry: number) => void;
}

/** Sets the ARIA attributes of the combobox on its input, which React does not render. */
function useAria(
  input: HTMLInputElement,
  { all, lists, popup }: DialogEntries,
  active: number,
): void {
  const isOpen = all.length > 0;
  // In a layout effect, so that rows and `aria-expanded` are painted together.
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    input.setAttribute('aria-haspopup', popup);
    for (const [name, value] of [
      ['aria-controls', lists],
      ['aria-activedescendant', entryId(active)],
    ] as const) {
      if (isOpen) {
        input.setAttribute(name, value);
      } else {
        input.removeAttribute(name);
      }
    }
  }, [input, isOpen, lists, popup, active]);
}

/**
 * Moves through the entries with the arrow keys, around the ends, and opens one with Enter.
 * @param onEnter called with the press and the active entry; it decides whether the form may have it
 */
export function useCombobox(
  input: HTMLInputElement,
  entries: DialogEntries,
  onEnter: (event: KeyboardEvent, active: number) => void,
): Combobox {
  const [place, setPlace] = useState({ identity: entries.identity, entry: 0 });
  const count = entries.all.length;
  const active =
    place.identity === entries.identity ? Math.min(place.entry, Math.max(0, count - 1)) : 0;
  const setActive = (entry: number) => setPlace({ identity: entries.identity, entry });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) {
      // The composition takes the key; a form must not take it too.
      if (event.key === 'Enter') {
        event.preventDefault();
      }
    } else if (event.key === 'Enter') {
      onEnter(event, active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (count > 0) {
        const next = (active + (event.key === 'ArrowDown' ? 1 : -1) + count) % count;
        setActive(next);
        document.getElementById(entryId(next))?.scrollIntoView({ block: 'nearest' });
      }
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', listener);
    return () => input.removeEventListener('keydown', listener);
  }, [input]);

  useAria(input, entries, active);
  return { active, setActive };
}
