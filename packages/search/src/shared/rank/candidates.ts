import type { SearchIndex } from '../index/searchIndex.ts';
import { WEIGHTS } from '../weights.ts';

/** A section with its points so far. */
export interface Candidate {
  id: number;
  score: number;
}

/** Best first; equal ones in the order of the site. */
export const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/**
 * Headings that hold the query and repeat from page to page fall behind the first of them: equal
 * rows tell a reader who has only begun to type less than different ones.
 */
export function demoteCopies(
  { sections }: SearchIndex,
  candidates: Candidate[],
  inHeading: ReadonlyMap<number, number>,
): void {
  const seen = new Set<string | undefined>();
  for (const candidate of candidates.sort(byScore)) {
    if (inHeading.has(candidate.id)) {
      const heading = sections[candidate.id]?.heading;
      candidate.score *= seen.has(heading) ? WEIGHTS.copy : 1;
      seen.add(heading);
    }
  }
}
