import type { Api, ApiEntry, ApiMember, SourcePlace } from '../shared/model.ts';
import type { ApiProblem } from './problems.ts';

/** An entry or a member: what has a name and stands somewhere. */
type Item = { name: string; source: SourcePlace };

/** What of an entry or member counts as drift; lines move with every edit and do not. */
function meaning(value: object): [string, string][] {
  return Object.entries(value)
    .filter(([key]) => key !== 'source' && key !== 'members' && key !== 'name')
    .map(([key, part]) => [key, JSON.stringify(part)]);
}

/** Words for the keys of the API file in messages. */
const labels: Readonly<Record<string, string>> = {
  type: '타입',
  required: '필수 여부',
  default: '기본값',
  description: '설명',
  deprecated: '사용 중단',
  values: '값',
  signature: '서명',
  returns: '반환값',
  inherited: '물려받은 속성',
  kind: '종류',
};

function changes(name: string, before: Item, after: Item): ApiProblem[] {
  const old = new Map(meaning(before));
  const now = new Map(meaning(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => ({
      place: after.source,
      message: `${name}의 ${labels[key] ?? key}: 파일에는 ${old.get(key) ?? '없음'}, 코드에는 ${now.get(key) ?? '없음'}`,
    }));
}

const membersOf = (entry: ApiEntry): readonly ApiMember[] =>
  entry.kind === 'type' ? [] : entry.members;

function compare<Kind extends Item>(
  owner: string,
  before: readonly Kind[],
  after: readonly Kind[],
  inside: (name: string, old: Kind, now: Kind) => ApiProblem[],
): ApiProblem[] {
  const old = new Map(before.map((item) => [item.name, item]));
  const now = new Map(after.map((item) => [item.name, item]));
  const gone = before.filter(({ name }) => !now.has(name));
  const added = after.filter(({ name }) => !old.has(name));
  return [
    ...gone.map(({ name, source }) => ({
      place: source,
      message: `${owner}${name}: 파일에는 있는데 코드에는 없습니다`,
    })),
    ...added.map(({ name, source }) => ({
      place: source,
      message: `${owner}${name}: 코드에는 있는데 파일에는 없습니다`,
    })),
    ...after.flatMap((item) => {
      const match = old.get(item.name);
      return match ? inside(`${owner}${item.name}`, match, item) : [];
    }),
  ];
}

/**
 * What differs between the committed API file and the code, one Korean line each: names that came
 * or went, and every changed type, default or description. What went has the place it had.
 */
export function diffApi(committed: Api, fresh: Api): ApiProblem[] {
  return compare('', committed.entries, fresh.entries, (name, old, now) => [
    ...compare(`${name}.`, membersOf(old), membersOf(now), changes),
    ...changes(name, old, now),
  ]);
}
