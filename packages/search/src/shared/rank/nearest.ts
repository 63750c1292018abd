import { IN_ANCESTOR, isHeld } from '../index/postings.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Meaning } from '../index/synonymTable.ts';
import type { Ranked } from './rankReading.ts';

/** Sections that hold all the words for something in heading, text or another name. */
function holdersOf({ postings }: SearchIndex, { terms }: Meaning): Set<number> {
  const { starts, where, flags } = postings;
  const sets = terms
    .filter((term) => isHeld(postings, term))
    .map((term) => {
      const sections = new Set<number>();
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) {
        if ((flags[at] ?? 0) & ~IN_ANCESTOR) {
          sections.add(where[at] ?? 0);
        }
      }
      return sections;
    });
  const [first = [], ...others] = sets.length === terms.length ? sets : [];
  return new Set([...first].filter((id) => others.every((one) => one.has(id))));
}

/**
 * Puts what is only the nearest to something that the documents do not have behind each section
 * that speaks of that thing itself.
 * @param ranked best first
 */
export function putNearestBehind(index: SearchIndex, ranked: readonly Ranked[]): Ranked[] {
  const holders = new Map<Meaning, Set<number>>();
  const put: Ranked[] = [];
  for (const one of ranked.toReversed()) {
    const missing = one.nearestTo;
    if (missing) {
      const held = holders.get(missing) ?? holdersOf(index, missing);
      holders.set(missing, held);
      const last = put.findLastIndex(({ id }) => held.has(id));
      put.splice(last + 1, 0, one);
    } else {
      put.unshift(one);
    }
  }
  return put;
}
