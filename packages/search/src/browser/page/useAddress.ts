import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageAddress, readAddress, writeAddress } from './address.ts';
import { writeEntry } from './writeEntry.ts';

interface AddressState {
  address: PageAddress;
  /** Stores typed text in the address: the first change adds a history entry, the next ones replace it. */
  type: (query: string) => void;
  /** Completes the entry, so that the next change adds a new one. */
  commit: () => void;
  showPages: (pages: number) => void;
}

function writeHistory(address: PageAddress, isNew: boolean): void {
  const url = `${location.pathname}${writeAddress(address)}`;
  writeEntry(isNew ? 'push' : 'replace', isNew ? null : history.state, url);
}

/** Synchronizes the state of the page and its address. */
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
