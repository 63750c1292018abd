import { useEffect, useState } from 'react';
import { takeLongText } from '../search/pastedText.ts';
import type { DialogFrame } from '../start/frame.ts';

/**
 * Trimmed text of the input. The input exists before React and is not replaced, as that would end the
 * focus and a composition.
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
  return [typed.trim(), ask];
}
