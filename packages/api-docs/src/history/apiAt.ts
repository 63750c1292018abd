import type { ApiHistory, ApiState, EntryState, Life, MemberFacts, ValueFacts } from './model.ts';

/** Order of versions; an unknown one is an error, because nothing is known of it. */
export function orderOf({ versions }: ApiHistory, version: string): number {
  const order = versions.indexOf(version);
  if (order < 0) {
    throw new RangeError(`The history has no version ${version}.`);
  }
  return order;
}

/** The life of something that a version falls into. */
export function lifeAt<Found extends Life<object>>(
  history: ApiHistory,
  lives: readonly Found[] | undefined,
  version: string,
): Found | undefined {
  const order = orderOf(history, version);
  return lives?.find(
    ({ since, until }) =>
      (since === undefined || orderOf(history, since) <= order) &&
      (until === undefined || order < orderOf(history, until)),
  );
}

/** The facts of a life in a version. */
function factsAt<Facts extends object>(
  history: ApiHistory,
  { facts, changes = [] }: Life<Facts>,
  version: string,
): Facts {
  const order = orderOf(history, version);
  const past = changes.filter((change) => orderOf(history, change.version) <= order);
  const all = Object.assign({}, facts, ...past.map(({ version: _version, ...rest }) => rest));
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as Facts;
}

/** The lives of a name, which may be one that every object inherits, such as `constructor`. */
const livesOf = <Found>(
  all: Readonly<Record<string, Found>> | undefined,
  name: string,
): Found | undefined => (all && Object.hasOwn(all, name) ? all[name] : undefined);

/** The life of a value that a version falls into; undefined if the version lacks the value. */
export const valueAt = (
  history: ApiHistory,
  name: string,
  version: string,
): Life<ValueFacts> | undefined => lifeAt(history, livesOf(history.values, name), version);

/** The facts of everything that exists in a version. */
function recordAt<Facts extends object>(
  history: ApiHistory,
  lives: Readonly<Record<string, readonly Life<Facts>[]>> | undefined,
  version: string,
): Record<string, Facts> {
  return Object.fromEntries(
    Object.entries(lives ?? {}).flatMap(([name, some]) => {
      const life = lifeAt(history, some, version);
      return life ? [[name, factsAt(history, life, version)]] : [];
    }),
  );
}

/** One name in a version, with its members; undefined if the version lacks it. */
export function entryAt(
  history: ApiHistory,
  name: string,
  version: string,
): EntryState | undefined {
  const life = lifeAt(history, livesOf(history.entries, name), version);
  return (
    life && {
      ...factsAt(history, life, version),
      members: recordAt<MemberFacts>(history, life.members, version),
    }
  );
}

/**
 * The API of a version. Of a history of ZS-ui, `apiAt(history, '0.12.1').entries.ZSText?.members.color`
 * is `{ type: 'TypoColor', optional: true }`.
 * @throws RangeError for a version that the history lacks
 */
export function apiAt(history: ApiHistory, version: string): ApiState {
  const names = Object.keys(history.entries);
  return {
    entries: Object.fromEntries(
      names.flatMap((name) => {
        const entry = entryAt(history, name, version);
        return entry ? [[name, entry]] : [];
      }),
    ),
    values: Object.fromEntries(
      Object.entries(recordAt(history, history.values, version)).map(([name, { value }]) => [
        name,
        value,
      ]),
    ),
  };
}
