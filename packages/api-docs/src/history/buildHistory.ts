import type { Api } from '../shared/model.ts';
import type { ApiHistory, ApiState, EntryFacts, EntryLife, EntryState, Life } from './model.ts';
import { recordLives, type Span } from './recordLives.ts';
import { ambiguousNames, stateOf } from './stateOf.ts';

/** A version of a package; without an API if that could not be read. */
export interface ReadVersion {
  version: string;
  api?: Api | undefined;
  /** Named values, such as the colours of a palette. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** All keys of some records, sorted. */
const namesIn = (records: readonly object[]) =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].sort();

/** Records each name of the records of some versions. */
function recordEach<Facts extends object, Result>(
  whole: Span,
  recordIn: (version: string) => Readonly<Record<string, Facts>>,
  write: (name: string, lives: ReturnType<typeof recordLives<Facts>>) => Result,
): Record<string, Result> {
  const records = new Map(whole.versions.map((version) => [version, recordIn(version)]));
  const factsOf = (name: string) => (version: string) => {
    const record = records.get(version) ?? {};
    return Object.hasOwn(record, name) ? record[name] : undefined;
  };
  return Object.fromEntries(
    namesIn([...records.values()]).map((name) => [
      name,
      write(name, recordLives(whole, factsOf(name))),
    ]),
  );
}

const livesOnly = <Facts>(_name: string, lives: readonly { life: Life<Facts> }[]): Life<Facts>[] =>
  lives.map(({ life }) => life);

function withoutMembers({ members: _members, ...facts }: EntryState): EntryFacts {
  return facts;
}

function recordEntries(
  whole: Span,
  stateIn: (version: string) => ApiState,
): Record<string, EntryLife[]> {
  const factsIn = (version: string) =>
    Object.fromEntries(
      Object.entries(stateIn(version).entries).map(([name, entry]) => [
        name,
        withoutMembers(entry),
      ]),
    );
  return recordEach(whole, factsIn, (name, lives) =>
    lives.map(({ life, span }) => {
      const membersIn = (version: string) => stateIn(version).entries[name]?.members ?? {};
      const members = recordEach(span, membersIn, livesOnly);
      return { ...life, ...(Object.keys(members).length > 0 && { members }) };
    }),
  );
}

/**
 * Puts the APIs of all versions together. A Button that has a `tone` since 2.0.0 becomes
 * `[{ facts: { kind: 'component' }, members: { tone: [{ since: '2.0.0', facts: { type: 'string' } }] } }]`.
 * @param read oldest first
 */
export function buildHistory(read: readonly ReadVersion[]): ApiHistory {
  const known = read.flatMap(({ api, ...rest }) => (api ? [{ ...rest, api }] : []));
  const ambiguous = new Set(known.flatMap(({ api }) => ambiguousNames(api)));
  const states = new Map(
    known.map(({ version, api, values }) => [version, stateOf(api, values, ambiguous)]),
  );
  const stateIn = (version: string) => states.get(version) ?? { entries: {}, values: {} };
  const whole = { versions: [...states.keys()] };
  const valuesIn = (version: string) =>
    Object.fromEntries(
      Object.entries(stateIn(version).values).map(([name, value]) => [name, { value }]),
    );
  const values = recordEach(whole, valuesIn, livesOnly);
  const unread = read.filter(({ api }) => !api).map(({ version }) => version);
  return {
    package: known.at(-1)?.api.package ?? '',
    versions: whole.versions,
    ...(unread.length > 0 && { unread }),
    entries: recordEntries(whole, stateIn),
    ...(Object.keys(values).length > 0 && { values }),
  };
}
