import { apiAt } from './apiAt.ts';
import { type ApiChange, changesBetween } from './changesBetween.ts';
import type { ApiHistory, ApiState } from './model.ts';
import { typesOf } from './typesOf.ts';

/** The differences between two versions by what they mean for code that uses the first one. */
export interface ClassifiedChanges {
  /** Gone, narrowed, or newly required: code may no longer compile. */
  breaking: readonly ApiChange[];
  /** A default or a value that differs, or what is deprecated: code compiles. */
  silent: readonly ApiChange[];
  /** What code may use in addition. */
  added: readonly ApiChange[];
}

type Class = keyof ClassifiedChanges;

/** Kinds that code cannot tell apart. */
const isTypeKind = (kind = '') => ['interface', 'type'].includes(kind);

interface Sides {
  history: ApiHistory;
  before: ApiState;
  after: ApiState;
}

/** Whether something new has to be passed: a prop that a component requires. */
const isRequired = ({ after }: Sides, { name, member = '' }: ApiChange) =>
  after.entries[name]?.kind === 'component' && !after.entries[name].members[member]?.optional;

function classOfExistence(sides: Sides, change: ApiChange): Class | undefined {
  const { name, member, from } = change;
  if (member === undefined) {
    const entry = sides[from === undefined ? 'after' : 'before'].entries[name];
    if (entry?.internal) {
      return undefined;
    }
  } else if (from === undefined && isRequired(sides, change)) {
    return 'breaking';
  }
  return from === undefined ? 'added' : 'breaking';
}

/** Whether code that is right with the first of two types of a name or a member is right with the second. */
function isStillRight(
  history: ApiHistory,
  { name, member, from = '', to = '' }: ApiChange,
): boolean {
  const types = typesOf(history, name, member);
  const fits = history.fits?.[[name, member].filter(Boolean).join('.')] ?? [];
  return fits.some(([one, other]) => types[one] === from && types[other] === to);
}

function classOf(sides: Sides, change: ApiChange): Class | undefined {
  const { what, from, to } = change;
  const widensIf = (isWider: boolean): Class => (isWider ? 'added' : 'breaking');
  switch (what) {
    case 'exists':
      return classOfExistence(sides, change);
    case 'value':
    case 'default':
    case 'deprecated':
      return 'silent';
    case 'optional':
    case 'ref':
      return widensIf(from === undefined);
    case 'internal':
      return widensIf(to === undefined);
    case 'kind':
      return isTypeKind(from) && isTypeKind(to) ? undefined : 'breaking';
    case 'type':
      return widensIf(isStillRight(sides.history, change));
  }
}

/**
 * What breaks, what changes silently, and what is new between two versions, in either direction. A
 * type that is not exported is no news by itself; its fields are. A name that was removed is breaking,
 * a default that changed is silent.
 * @throws RangeError for a version that the history lacks
 */
export function classifyChanges(history: ApiHistory, from: string, to: string): ClassifiedChanges {
  const sides = { history, before: apiAt(history, from), after: apiAt(history, to) };
  const all = changesBetween(history, from, to).map(
    (change) => [classOf(sides, change), change] as const,
  );
  const of = (wanted: Class) =>
    all.filter(([found]) => found === wanted).map(([, change]) => change);
  return { breaking: of('breaking'), silent: of('silent'), added: of('added') };
}
