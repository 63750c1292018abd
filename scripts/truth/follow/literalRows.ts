import { type Literal, literalsOf } from '../source/literals.ts';
import type { Row } from './list.ts';
import { parentOf } from './parentOf.ts';
import type { ChangedFile, Files } from './sourceDiff.ts';

/** The colours, which are compared as they come out. */
const IS_PALETTE = /^src\/theme\/(palette|primitive)\./;

/** Set by a name of its own: `DEBOUNCE_TIME`, `GESTURE.hideDelay`. */
const IS_CONSTANT = /^[A-Z][A-Z\d_]+(\.|$)/;

/** How long something takes, whatever it is called: `Snackbar.entering.FadeInUp.duration`. */
const IS_TIMING = /duration|delay|timeout|timing|spring|transition/i;

/** Whether a literal is news by being there: others move with every rewriting. */
const isNews = (name: string) => IS_CONSTANT.test(name) || IS_TIMING.test(name);

type ByName = ReadonlyMap<string, readonly Literal[]>;

const byName = (text: string): ByName => Map.groupBy(literalsOf(text), ({ name }) => name);

const shown = (values: readonly string[]) => values.join(', ');

const valuesOf = (literals: readonly Literal[]) => literals.map(({ value }) => value);

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

/** A name with its literals in one file. */
interface Named {
  path: string;
  name: string;
  line: number;
  values: string;
}

/** Literals of a file that another version of it lacks, if they are news by being there. */
const onlyIn = (path: string, one: ByName, other: ByName): Named[] =>
  [...one]
    .filter(([name]) => !other.has(name) && isNews(name))
    .map(([name, literals]) => ({
      path,
      name,
      line: literals[0]?.line ?? 0,
      values: shown(valuesOf(literals)),
    }));

/** Rows of literals that came or went, those of one object together. */
function looseRows(named: readonly Named[], what: string): Row[] {
  const objects = Map.groupBy(named, ({ path, name }) => `${path} ${parentOf(name)}`);
  return [...objects.values()].map((some) => {
    const [{ path = '', line = 0 } = {}] = some;
    return {
      place: `${path}:${line}`,
      what: `${what}: ${some.map(({ name, values }) => `${name}: ${values}`).join(', ')}`,
    };
  });
}

/**
 * Rows of literals that only one version of a file has. One that has its name in another file moved there.
 * @param isKept false for those of files that came or went with all that they hold
 */
function movedRows(
  gone: readonly Named[],
  added: readonly Named[],
  isKept: (one: Named) => boolean,
): Row[] {
  const moves = added.flatMap((now) => {
    const old = gone.find(({ name }) => name === now.name);
    return old ? [{ old, now }] : [];
  });
  const isMoved = (one: Named) => moves.some(({ old, now }) => one === old || one === now);
  const loose = (some: readonly Named[]) => some.filter((one) => isKept(one) && !isMoved(one));
  return [
    ...moves
      .filter(({ old, now }) => old.values !== now.values)
      .map(({ old, now }) => ({
        place: `${now.path}:${now.line}`,
        what: `${now.name}: ${old.values} → ${now.values}, moved from ${old.path}`,
      })),
    ...looseRows(loose(added), 'new'),
    ...looseRows(loose(gone), 'gone, in the older file'),
  ];
}

/** Defaults, timings and other constants of the files that changed. A name that moved is no change of its value. */
export function literalRows(changed: readonly ChangedFile[], before: Files, after: Files): Row[] {
  const files = changed
    .filter(({ path }) => /\.[jt]sx?$/.test(path) && !IS_PALETTE.test(path))
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
