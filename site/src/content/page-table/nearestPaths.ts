import { editDistance } from '@zs-docs/api-docs';
import { cleanPath } from '../../settings/cleanPath.ts';

/** Most addresses that a reader is offered. */
const MOST = 3;

/** Addresses less alike than this, of 1, have nothing to do with each other. */
const ALIKE = 0.5;

/** The last part of an address says most, but another folder is another page. */
const OTHER_FOLDER = 0.9;

/** How alike two texts are, 0 to 1. */
const likeness = (one: string, other: string) =>
  1 - editDistance(one, other) / Math.max(one.length, other.length, 1);

/** A path without what may stand at its end, in small letters: `docs/Intro.html` is `docs/intro`. */
const plain = (path: string) => cleanPath(path.toLowerCase()).replace(/(?:\.mdx?)?\/*$/, '');

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The addresses that somebody may have meant who asked for one that is not there, nearest first.
 * @param asked path below the base
 * @param paths paths of the pages below the base
 */
export function nearestPaths(asked: string, paths: readonly string[]): string[] {
  const wanted = plain(asked);
  const rate = (path: string) =>
    Math.max(
      likeness(wanted, plain(path)),
      likeness(lastOf(wanted), lastOf(plain(path))) * OTHER_FOLDER,
    );
  return paths
    .filter((path) => path !== '')
    .map((path) => ({ path, alike: rate(path) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST)
    .map(({ path }) => path);
}
