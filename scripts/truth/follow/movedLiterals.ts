import type { Literal } from '../source/literals.ts';
import type { Row } from './list.ts';
import { parentOf } from './parentOf.ts';

/** Set by a name of its own: `DEBOUNCE_TIME`, `GESTURE.hideDelay`. */
const IS_CONSTANT = /^[A-Z][A-Z\d_]+(\.|$)/;

/** How long something takes, whatever it is called: `Snackbar.entering.FadeInUp.duration`. */
const IS_TIMING = /duration|delay|timeout|timing|spring|transition/i;

/** Whether a literal is news by being there: others move with every rewriting. */
const isNews = (name: string) => IS_CONSTANT.test(name) || IS_TIMING.test(name);

/** Literals of a file by their names. */
export type ByName = ReadonlyMap<string, readonly Literal[]>;

export const shown = (values: readonly string[]) => values.join(', ');

export const valuesOf = (literals: readonly Literal[]) => literals.map(({ value }) => value);

/** A name with its literals in one file. */
interface Named {
  path: string;
  name: string;
  line: number;
  values: string;
}

/** Literals of a file that another version of it lacks, if they are news by being there. */
export const onlyIn = (path: string, one: ByName, other: ByName): Named[] =>
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
export function movedRows(
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
