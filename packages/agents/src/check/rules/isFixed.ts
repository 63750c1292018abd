import type { CheckContext } from '../find/CheckContext.ts';

/** Whether the version no longer has a behaviour of `facts/behaviour.yml`. */
export function isFixed(
  { archive: { fixedIn, history }, version }: CheckContext,
  id: string,
): boolean {
  const since = fixedIn[id];
  if (since === undefined) {
    throw new Error(`There is no behaviour ${id}.`);
  }
  return since !== null && history.versions.indexOf(since) <= history.versions.indexOf(version);
}
