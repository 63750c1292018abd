import type { Api, ApiEntry, ApiMember, SourcePlace } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import type { ApiProblem } from './problems.ts';

/** An entry or a member. */
type Item = { name: string; source: SourcePlace };

/** Properties that count as drift. `source` does not: lines move with every edit. */
function comparedProperties(value: object): [string, string][] {
  return Object.entries(value)
    .filter(([key]) => key !== 'source' && key !== 'members' && key !== 'name')
    .map(([key, part]) => [key, JSON.stringify(part)]);
}

function changes(name: string, before: Item, after: Item): ApiProblem[] {
  const old = new Map(comparedProperties(before));
  const now = new Map(comparedProperties(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => ({
      place: after.source,
      message: messages.changed(name, key, old.get(key), now.get(key)),
    }));
}

const membersOf = (entry: ApiEntry): readonly ApiMember[] =>
  entry.kind === 'type' ? [] : entry.members;

function compare<Kind extends Item>(
  owner: string,
  before: readonly Kind[],
  after: readonly Kind[],
  compareItem: (name: string, old: Kind, now: Kind) => ApiProblem[],
): ApiProblem[] {
  const old = new Map(before.map((item) => [item.name, item]));
  const now = new Map(after.map((item) => [item.name, item]));
  const removed = before.filter(({ name }) => !now.has(name));
  const added = after.filter(({ name }) => !old.has(name));
  return [
    ...removed.map(({ name, source }) => ({
      place: source,
      message: messages.onlyInFile(`${owner}${name}`),
    })),
    ...added.map(({ name, source }) => ({
      place: source,
      message: messages.onlyInCode(`${owner}${name}`),
    })),
    ...after.flatMap((item) => {
      const match = old.get(item.name);
      return match ? compareItem(`${owner}${item.name}`, match, item) : [];
    }),
  ];
}

/** Reports base types of other packages whose members changed. */
function compareInherited(before: Api, after: Api): ApiProblem[] {
  const old = before.inherited ?? {};
  const now = after.inherited ?? {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((type) => String(old[type]) !== String(now[type]))
    .map((type) => ({
      message: messages.changed(type, 'inherited', String(old[type]), String(now[type])),
    }));
}

/**
 * Lists the differences between the committed API and the code: added and removed names, and each
 * changed property. A removed name has the position it had in the committed API.
 * @example diffApi({ entries: [{ name: 'Size', kind: 'type', type: 'number' }] }, { entries: [{ name: 'Size', kind: 'type', type: 'string' }] }) // [{ message: 'Size의 타입: 파일에는 "number", 코드에는 "string"' }]
 */
export function diffApi(committed: Api, fresh: Api): ApiProblem[] {
  const entries = compare('', committed.entries, fresh.entries, (name, old, now) => [
    ...compare(`${name}.`, membersOf(old), membersOf(now), (member, before, after) =>
      changes(member, before, after),
    ),
    ...changes(name, old, now),
  ]);
  return [...entries, ...compareInherited(committed, fresh)];
}
