import { pages, routes } from './routes.ts';

/** Whether `npm run test:all` runs, which checks all cases where `npm test` checks a sample. */
export const isAll = process.env.TEST_SCOPE === 'all';

/** Representative pages: the longest of the docs, and those with layouts of their own. */
const REPRESENTATIVES = [
  '',
  'docs/UiComponent/ZSTextField/',
  'docs/OverlayComponent/BottomSheet/',
  'docs/Theme/palette/',
  'blog/',
  'blog/intro/',
  'search/',
];

/** One page of each kind, and the representatives; all pages in `npm run test:all`. */
export function sampledRoutes(): typeof routes {
  const first = new Map(
    pages.map(({ kind, path }) => [kind, path]).toReversed() as [string, string][],
  );
  const sample = new Set([...REPRESENTATIVES, ...first.values()]);
  return isAll ? routes : routes.filter(({ path }) => sample.has(path));
}

/** The first cases of a table, which take one way through the code; all in `npm run test:all`. */
export function sampled<T>(cases: readonly T[], count = 1): readonly T[] {
  return isAll ? cases : cases.slice(0, count);
}
