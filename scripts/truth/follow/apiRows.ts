import type { Api, ApiEntry } from '@zs-docs/api-docs';
import { type ApiChange, apiAt, classifyChanges } from '@zs-docs/api-docs/history';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';
import { AFTER, BEFORE, type SideChanges } from './sideChanges.ts';

const membersOf = (entry: ApiEntry | undefined) =>
  entry && entry.kind !== 'type' ? entry.members : [];

/** Where an API has a name or a member. */
function placeIn(api: Api, name: string, member: string | undefined): string | undefined {
  const entry = api.entries.find((one) => one.name === name);
  const found = membersOf(entry).find((one) => one.name === member) ?? entry;
  return found && `${found.source.file}:${found.source.line}`;
}

const shownMembers = (entry: ApiEntry | undefined): string[] =>
  membersOf(entry).map(
    ({ name, type, required, default: initial }) =>
      `${name}${required ? '' : '?'}: ${type}${initial === undefined ? '' : ` = ${initial}`}`,
  );

/**
 * Two types, of unions only the members that one of them has.
 * @example withoutShared("'a' | 'b'", "'a' | 'c'") // ["'b'", "'c'"]
 */
export function withoutShared(from: string, to: string): [string, string] {
  const [old, now] = [from.split(' | '), to.split(' | ')];
  const own = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one)).join(' | ') || 'none';
  return old.length > 1 && now.length > 1 && !/[({]/.test(from + to)
    ? [own(old, now), own(now, old)]
    : [from, to];
}

function sentenceOf({ name, member, what, from, to }: ApiChange): string {
  const path = member === undefined ? name : `${name}.${member}`;
  if (what === 'exists') {
    return from === undefined ? `${path} is new: ${to}` : `${path} is gone`;
  }
  const [old, now] = withoutShared(from ?? 'none', to ?? 'none');
  return `${path} ${what}: ${old} → ${now}`;
}

/** Names whose inherited members are others now. */
function inheritedChanges({ history }: SideChanges): string[] {
  const [before, after] = [apiAt(history, BEFORE), apiAt(history, AFTER)];
  return Object.entries(after.entries).flatMap(([name, entry]) => {
    const old = before.entries[name];
    return old && !entry.internal && old.inherits !== entry.inherits
      ? [`${name} inherits: ${old.inherits ?? 'nothing'} → ${entry.inherits ?? 'nothing'}`]
      : [];
  });
}

/**
 * What the API of `src` has to become.
 * @param ours the committed API, which has the places in this repository
 */
export function apiRows(changes: SideChanges, after: Side, ours: Api): Row[] {
  const { breaking } = classifyChanges(changes.history, BEFORE, AFTER);
  const isBreaking = (change: ApiChange) =>
    breaking.some((one) => one.name === change.name && one.member === change.member);
  const placeOf = (name: string, member?: string) =>
    placeIn(ours, name, member) ?? placeIn(after.api, name, member) ?? 'src/index.ts';
  return [
    ...changes.api.map((change): Row => {
      const isNewName = change.what === 'exists' && !change.member && change.from === undefined;
      const entry = after.api.entries.find(({ name }) => name === change.name);
      return {
        place: placeOf(change.name, change.member),
        what: `${sentenceOf(change)}${isBreaking(change) ? ' (breaking)' : ''}`,
        more: isNewName ? shownMembers(entry) : [],
      };
    }),
    ...inheritedChanges(changes).map((what) => ({
      place: placeOf(what.split(' ')[0] ?? ''),
      what,
    })),
  ];
}
