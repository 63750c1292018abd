import { literalsOf } from '../source/literals.ts';
import { isScript } from '../source/parseToolkit.ts';
import type { Row } from './list.ts';
import { type ByName, movedRows, onlyIn, shown, valuesOf } from './movedLiterals.ts';
import type { ChangedFile, Files } from './sourceDiff.ts';

/** The colours, which are compared as they come out. */
const IS_PALETTE = /^src\/theme\/(palette|primitive)\./;

const byName = (text: string): ByName => Map.groupBy(literalsOf(text), ({ name }) => name);

/** What two lists of values have otherwise: `300 → 250`. */
function difference(before: readonly string[], after: readonly string[]): string {
  if (before.length !== after.length) {
    return `${shown(before)} → ${shown(after)}`;
  }
  const pairs = before.map((value, at) => [value, after[at]] as const);
  return shown(pairs.filter(([old, now]) => old !== now).map(([old, now]) => `${old} → ${now}`));
}

function changedIn(path: string, before: ByName, after: ByName): Row[] {
  return [...after].flatMap(([name, literals]) => {
    const what = difference(valuesOf(before.get(name) ?? literals), valuesOf(literals));
    return what ? [{ place: `${path}:${literals[0]?.line}`, what: `${name}: ${what}` }] : [];
  });
}

/** Defaults, timings and other constants of the files that changed. A name that moved is no change of its value. */
export function literalRows(changed: readonly ChangedFile[], before: Files, after: Files): Row[] {
  const files = changed
    .filter(({ path }) => isScript(path) && !IS_PALETTE.test(path))
    .map(({ path }) => ({
      path,
      old: byName(before.get(path) ?? ''),
      now: byName(after.get(path) ?? ''),
    }));
  return [
    ...files.flatMap(({ path, old, now }) => changedIn(path, old, now)),
    ...movedRows(
      files.flatMap(({ path, old, now }) => onlyIn(path, old, now)),
      files.flatMap(({ path, old, now }) => onlyIn(path, now, old)),
      ({ path }) => before.has(path) && after.has(path),
    ),
  ];
}
