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

/** Keeps the address of the page and what it shows in step, both ways. */
export function useAddress(): AddressState {
  const [address, setAddress] = useState(() => readAddress(location.search));
  const isTyping = useRef(false);

  useEffect(() => {
    const follow = () => {
      isTyping.current = false;
      setAddress(readAddress(location.search));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((next: PageAddress, isNew: boolean) => {
    const url = `${location.pathname}${writeAddress(next)}`;
    if (isNew) {
      history.pushState(null, '', url);
    } else {
      history.replaceState(history.state, '', url);
    }
    setAddress(next);
  }, []);

  const type = useCallback(
    (query: string) => {
      if (query !== readAddress(location.search).query) {
        go({ query, pages: 1 }, !isTyping.current);
        isTyping.current = true;
      }
    },
    [go],
  );
  const commit = useCallback(() => {
    isTyping.current = false;
  }, []);
  const showPages = useCallback(
    (pages: number) => go({ ...readAddress(location.search), pages }, false),
    [go],
  );
  return { address, type, commit, showPages };
}
