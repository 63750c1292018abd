import { useEffect, useState } from 'react';
import type { SearchHit } from '../../shared/protocol.ts';
import type { SearchOutcome } from '../modal/searchView.ts';
import type { Answers } from '../request/answers.ts';
import { STALL_THRESHOLD } from '../settings.ts';
import type { PageAddress } from './address.ts';

interface Found {
  outcome: SearchOutcome | null;
  /** Pages of hits of the newest query that was answered. */
  batches: readonly SearchHit[][];
  /** Whether there are more pages of hits than shown. */
  hasMore: boolean;
}

const NOTHING: Found = { outcome: null, batches: [], hasMore: false };

/**
 * Results of what the address says.
 * @param attempt a number that asks again when it changes
 */
export function useResults(search: Answers, { query, pages }: PageAddress, attempt: number) {
  const [found, setFound] = useState(NOTHING);
  const [stalled, setStalled] = useState(false);
  const asked = query.trim();

  useEffect(() => {
    if (asked === '') {
      setFound(NOTHING);
      return;
    }
    let isNewest = true;
    const stall = setTimeout(() => setStalled(true), STALL_THRESHOLD);
    const numbers = Array.from({ length: pages }, (_, page) => page);
    Promise.all(numbers.map((page) => search.answer(asked, page)))
      .then(
        (answers): Found => {
          const last = answers.at(-1);
          const nbHits = last?.nbHits ?? 0;
          return {
            outcome: { query: asked, failed: false, nbHits },
            batches: answers.map(({ hits }) => hits).filter((hits) => hits.length > 0),
            hasMore: (last?.nbPages ?? 0) > pages,
          };
        },
        (): Found => ({ ...NOTHING, outcome: { query: asked, failed: true } }),
      )
      .then((next) => {
        if (isNewest) {
          clearTimeout(stall);
          setStalled(false);
          setFound(next);
        }
      });
    return () => {
      isNewest = false;
      clearTimeout(stall);
    };
  }, [search, asked, pages, attempt]);

  return { ...found, stalled };
}
