import type { Api, ApiEntry } from '@zs-docs/api-docs';
import {
  type ApiChange,
  type ApiHistory,
  apiAt,
  buildHistory,
  changesBetween,
  classifyChanges,
} from '@zs-docs/api-docs/history';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';

/** Names of the two sides in a history of them alone: their versions may be the same. */
const BEFORE = 'before';
const AFTER = 'after';

/** The differences of two sides in API and palette, as a history of two versions has them. */
export interface SideChanges {
  history: ApiHistory;
  /** Of the API. */
  api: readonly ApiChange[];
  /** Of the palette. */
  colors: readonly ApiChange[];
}

const isColor = ({ name }: ApiChange) => /^(light|dark)\./.test(name);

/** Whether a change is one of its own: not of a type that no one can import, nor twice, of a component and its props. */
function isNews(
  history: ApiHistory,
  api: readonly ApiChange[],
  { name, member, what }: ApiChange,
): boolean {
  const entry = [AFTER, BEFORE].map((side) => apiAt(history, side).entries[name]).find(Boolean);
  if (what === 'exists' && member === undefined) {
    return !entry?.internal;
  }
  const component = name.replace(/Props$/, '');
  return component === name || !api.some((one) => one.name === component && one.member === member);
}

/** Compares the API and the palette of two sides. */
export function sideChanges(before: Side, after: Side): SideChanges {
  const history = buildHistory([
    { version: BEFORE, api: before.api, values: before.palette },
    { version: AFTER, api: after.api, values: after.palette },
  ]);
  const all = changesBetween(history, BEFORE, AFTER);
  const api = all.filter((change) => !isColor(change));
  return {
    history,
    api: api.filter((change) => isNews(history, api, change)),
    colors: all.filter(isColor),
  };
}

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

function sentenceOf({ name, member, what, from, to }: ApiChange): string {
  const path = member === undefined ? name : `${name}.${member}`;
  if (what === 'exists') {
    return from === undefined ? `${path} is new: ${to}` : `${path} is gone`;
  }
  return `${path} ${what}: ${from ?? 'none'} → ${to ?? 'none'}`;
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
