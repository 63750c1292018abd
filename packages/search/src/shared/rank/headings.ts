import type { SearchIndex } from '../index/searchIndex.ts';
import { WEIGHTS } from '../weights.ts';

/** A section with its points so far. */
export interface Candidate {
  id: number;
  score: number;
}

/** Headings that are looked at for one that holds the query as a whole. */
export const MOST_WHOLE = 400;

/** Best first; equal ones in the order of the site. */
export const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.id - b.id;

/**
 * Points of the sections whose heading holds the query as a whole, spaces aside.
 * @param keys the query in key strokes
 */
export function pointsOfHeadings({ headings }: SearchIndex, keys: string): Map<number, number> {
  const points = new Map<number, number>();
  if (keys.length > 1) {
    headings.each(keys, MOST_WHOLE, (section, at) => {
      const share = keys.length / (headings.lengths[section] || 1);
      const part = WEIGHTS.wholeInHeading * (0.4 + 0.35 * share + (at === 0 ? 0.25 : 0));
      const start = at === 0 ? WEIGHTS.headingStart : 0;
      points.set(section, start + (share === 1 ? WEIGHTS.wholeHeading : part));
    });
  }
  return points;
}

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
