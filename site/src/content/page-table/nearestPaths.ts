import { editDistance } from '@zs-docs/words';
import { cleanPath } from '../../settings/cleanPath.ts';

const MAX_SUGGESTIONS = 3;

/** Similarity, 0 to 1, below which an address is not suggested. */
const MIN_SIMILARITY = 0.5;

/** Weight of the similarity of last parts alone: the folders may differ. */
const LAST_PART_WEIGHT = 0.9;

/** Similarity of two texts, 0 to 1, by their edit distance. */
const similarity = (a: string, b: string) =>
  1 - editDistance(a, b) / Math.max(a.length, b.length, 1);

/** Normalizes a path for comparison: `docs/Intro.html` is `docs/intro`. */
const normalize = (path: string) => cleanPath(path.toLowerCase()).replace(/(?:\.mdx?)?\/*$/, '');

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Suggests existing addresses for a missing one, most similar first.
 * @param asked path below the base
 * @param paths paths of the pages below the base
 */
export function nearestPaths(asked: string, paths: readonly string[]): string[] {
  const wanted = normalize(asked);
  const rate = (path: string) =>
    Math.max(
      similarity(wanted, normalize(path)),
      similarity(lastOf(wanted), lastOf(normalize(path))) * LAST_PART_WEIGHT,
    );
  return (
    paths
      .filter((path) => path !== '')
      .map((path) => ({ path, score: rate(path), whole: similarity(wanted, normalize(path)) }))
      .filter(({ score }) => score >= MIN_SIMILARITY)
      // Of pages with one name in several folders, that in the likest folder.
      .sort((a, b) => b.score - a.score || b.whole - a.whole)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ path }) => path)
  );
}
