import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageAddress, readAddress, writeAddress } from './address.ts';

interface AddressState {
  address: PageAddress;
  /** Takes over what is being typed: a first change opens a new entry, the next ones rewrite it. */
  type: (query: string) => void;
  /** Ends the entry being typed, so that the next change opens a new one. */
  commit: () => void;
  showPages: (pages: number) => void;
}

function writeHistory(address: PageAddress, isNew: boolean): void {
  const url = `${location.pathname}${writeAddress(address)}`;
  try {
    if (isNew) {
      history.pushState(null, '', url);
    } else {
      history.replaceState(history.state, '', url);
    }
  } catch {
    // Safari takes so many changes in a while and no more: the address lags behind, the page does not.
  }
}

/** Keeps the address of the page and what it shows in step, both ways. */
export function useAddress(): AddressState {
  const [address, setAddress] = useState(() => readAddress(location.search));
  const current = useRef(address);
  const isTyping = useRef(false);

  const show = useCallback((next: PageAddress) => {
    current.current = next;
    setAddress(next);
  }, []);

  useEffect(() => {
    const follow = () => {
      isTyping.current = false;
      show(readAddress(location.search));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);

  const type = useCallback(
    (query: string) => {
      if (query !== current.current.query) {
        const next = { query, pages: 1 };
        show(next);
        writeHistory(next, !isTyping.current);
        isTyping.current = true;
      }
    },
    [show],
  );
  const commit = useCallback(() => {
    isTyping.current = false;
  }, []);
  const showPages = useCallback(
    (pages: number) => {
      const next = { ...current.current, pages };
      show(next);
      writeHistory(next, false);
    },
    [show],
  );
  return { address, type, commit, showPages };
}
