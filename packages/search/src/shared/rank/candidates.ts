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

/**
 * Diversifies the result: each row of a page is worth a little less than the one before
 * it, so that a reader sees other pages among the first rows where they answer nearly as well.
 */
export function diversifyPages<T extends Candidate>({ sections }: SearchIndex, ranked: T[]): T[] {
  const before = new Map<number, number>();
  for (const candidate of ranked.sort(byScore)) {
    const page = sections[candidate.id]?.page ?? -1;
    const rows = before.get(page) ?? 0;
    before.set(page, rows + 1);
    candidate.score *= 1 - WEIGHTS.samePage * Math.min(rows, WEIGHTS.mostOfPage);
  }
  return ranked.sort(byScore);
}
