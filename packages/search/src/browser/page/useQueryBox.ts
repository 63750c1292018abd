import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '../start/isComposing.ts';

interface QueryBoxOptions {
  query: string;
  /** Queries that the panel offers. */
  offers: readonly string[];
  /** Around the input and the panel: what is outside closes the panel. */
  form: RefObject<HTMLFormElement | null>;
  onQuery: (query: string) => void;
  onSubmit: () => void;
}

interface QueryBoxState {
  isOpen: boolean;
  /** Number of the offer that the arrow keys are at; null: the input itself. */
  active: number | null;
  setOpen: (isOpen: boolean) => void;
  /** Takes over an offer. */
  choose: (offer: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Steps through none and all of the offers, around the ends. */
function step(active: number | null, by: number, count: number): number | null {
  const next = ((active ?? -1) + by + 1 + count + 1) % (count + 1);
  return next === 0 ? null : next - 1;
}

/** Calls back when the pointer or the focus goes outside an element. */
function usePressOutside(place: RefObject<Element | null>, onOutside: () => void): void {
  const hear = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) {
      onOutside();
    }
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    addEventListener('pointerdown', listener);
    addEventListener('focusin', listener);
    return () => {
      removeEventListener('pointerdown', listener);
      removeEventListener('focusin', listener);
    };
  }, []);
}

/** The panel of suggested queries and what the keys do to it. */
export function useQueryBox(options: QueryBoxOptions): QueryBoxState {
  const { query, offers, form, onQuery, onSubmit } = options;
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const [at, setAt] = useState<{ query: string; offer: number | null }>({ query, offer: null });
  // Without a query nothing else is below the field, until Escape says so.
  const isOpen = (isWanted ?? query === '') && offers.length > 0;
  // Offers of another query are other offers.
  const active = isOpen && at.query === query ? at.offer : null;

  function setOpen(open: boolean): void {
    setWanted(open);
    setAt({ query, offer: null });
  }
  function choose(offer: string): void {
    setOpen(false);
    onQuery(offer);
    onSubmit();
  }

  usePressOutside(form, () => setWanted(null));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (isComposing(event.nativeEvent)) {
      if (key === 'Escape' || key === 'Enter') {
        // The composition takes the key; the field must not be cleared or sent by it.
        event.preventDefault();
      }
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const by = key === 'ArrowDown' ? 1 : -1;
      setWanted(true);
      setAt({ query, offer: isOpen ? step(active, by, offers.length) : null });
    } else if (key === 'Escape') {
      event.preventDefault();
      if (isOpen) {
        setOpen(false);
      } else {
        onQuery('');
      }
    } else if (key === 'Enter') {
      event.preventDefault();
      const offer = active === null ? undefined : offers[active];
      if (offer === undefined) {
        setOpen(false);
        onSubmit();
      } else {
        choose(offer);
      }
    }
  }

  return { isOpen, active, setOpen, choose, onKeyDown };
}
