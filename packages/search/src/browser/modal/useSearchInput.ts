import { useEffect, useRef } from 'react';
import type { ModalSearch } from './createModalSearch.ts';
import { isComposing } from './isComposing.ts';

const ACTING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

interface InputParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  autocomplete: ModalSearch;
  /** Query that the list on screen answers; null before the first. */
  answered: string | null;
}

/**
 * Ties the input that stood before React came to the search, without replacing it, so that focus
 * and a running composition live on.
 */
export function useSearchInput({ dialog, input, autocomplete, answered }: InputParts): void {
  const waiting = useRef<KeyboardEvent | null>(null);
  const newest = useRef(answered);
  newest.current = answered;

  useEffect(() => {
    if (waiting.current && answered === input.value.trim()) {
      const press = waiting.current;
      waiting.current = null;
      autocomplete.getInputProps({ inputElement: input }).onKeyDown(press);
    }
  }, [answered, autocomplete, input]);

  useEffect(() => {
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
      const query = input.value.trim();
      if (event.key === 'Enter' && query !== '' && query !== newest.current) {
        // The list still shows an older query: open the first hit of this one when it comes.
        event.preventDefault();
        waiting.current = event;
        return;
      }
      autocomplete.getInputProps({ inputElement: input }).onKeyDown(event);
    };
    const startAnew = () => {
      input.value = '';
      search();
    };

    input.addEventListener('input', search, { signal });
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
