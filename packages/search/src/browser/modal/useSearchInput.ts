import { useEffect, useRef } from 'react';
import type { ModalSearch } from './createModalSearch.ts';
import { isComposing } from './isComposing.ts';

const ACTING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

interface InputParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  autocomplete: ModalSearch;
  /** Whether the list shown belongs to what is in the input. */
  settled: boolean;
}

/**
 * Ties the input that stood before React came to the search, without replacing it, so that focus
 * and a running composition live on.
 */
export function useSearchInput({ dialog, input, autocomplete, settled }: InputParts): void {
  const waiting = useRef<KeyboardEvent | null>(null);
  const isSettled = useRef(settled);
  isSettled.current = settled;

  useEffect(() => {
    if (settled && waiting.current) {
      const press = waiting.current;
      waiting.current = null;
      autocomplete.getInputProps({ inputElement: input }).onKeyDown(press);
    }
  }, [settled, autocomplete, input]);

  useEffect(() => {
    const props = () =>
      autocomplete.getInputProps({ inputElement: input, maxLength: input.maxLength });
    const listening = new AbortController();
    const { signal } = listening;
    const { form } = input;

    const search = () => {
      waiting.current = null;
      autocomplete.setQuery(input.value);
      autocomplete.refresh();
    };
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event)) {
        // The composition takes the key; a form must not take it too.
        if (event.key === 'Enter') {
          event.preventDefault();
        }
        return;
      }
      if (!ACTING_KEYS.has(event.key)) {
        return;
      }
      waiting.current = null;
      if (event.key === 'Enter' && !isSettled.current) {
        // The list still shows an older query: open the first hit of this one when it comes.
        event.preventDefault();
        waiting.current = event;
        return;
      }
      props().onKeyDown(event);
    };
    const startAnew = () => {
      input.value = '';
      search();
    };

    input.addEventListener('input', (event) => props().onChange(event), { signal });
    input.addEventListener('focus', search, { signal });
    input.addEventListener('keydown', onKey, { signal });
    form?.addEventListener(
      'reset',
      (event) => {
        event.preventDefault();
        startAnew();
        input.focus();
      },
      { signal },
    );
    dialog.addEventListener('close', () => dialog.open || startAnew(), { signal });
    autocomplete.setIsOpen(true);
    search();
    return () => listening.abort();
  }, [autocomplete, dialog, input]);
}
