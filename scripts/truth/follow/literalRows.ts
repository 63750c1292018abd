import { type Literal, literalsOf } from '../source/literals.ts';
import type { Row } from './list.ts';
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

const parentOf = (name: string) => name.slice(0, Math.max(name.lastIndexOf('.'), 0));

/** Literals that only one of two versions has, those of one object together. */
function onlyIn(path: string, one: ByName, other: ByName, what: string): Row[] {
  const names = [...one.keys()].filter((name) => !other.has(name) && isNews(name));
  return [...Map.groupBy(names, parentOf)].map(([parent, some]) => {
    const values = some.map((name) => {
      const own = parent ? name.slice(parent.length + 1) : name;
      return `${own}: ${shown(valuesOf(one.get(name) ?? []))}`;
    });
    const line = one.get(some[0] ?? '')?.[0]?.line;
    return { place: `${path}:${line}`, what: `${what}: ${parent} ${shown(values)}` };
  });
}

function rowsOf(path: string, before: string, after: string): Row[] {
  const [old, now] = [byName(before), byName(after)];
  return [
    ...changedIn(path, old, now),
    ...onlyIn(path, now, old, 'new'),
    ...onlyIn(path, old, now, 'gone, in the older file'),
  ];
}

/** Defaults, timings and other constants of the files that changed. A name that moved is no change of its value. */
export function literalRows(changed: readonly ChangedFile[], before: Files, after: Files): Row[] {
  return changed
    .filter(({ what }) => what === 'changed')
    .filter(({ path }) => /\.[jt]sx?$/.test(path) && !IS_PALETTE.test(path))
    .flatMap(({ path }) => rowsOf(path, before.get(path) ?? '', after.get(path) ?? ''));
}
