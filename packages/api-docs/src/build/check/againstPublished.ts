import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Api, ApiEntry, ApiMember } from '../../shared/model.ts';
import type { Messages } from '../messages/messages.ts';
import { type ApiDifference, compareApi } from './compareApi.ts';
import type { ApiProblem } from './problems.ts';

/** A difference that stands for a reason: an entry of the file of declared differences. */
export interface DeclaredDifference {
  /** `ZSPressable.ref`. */
  member: string;
  /** Why it stands, for maintainers. */
  reason: string;
  /** What a reader of the published version has to know; stands in the table row. */
  note: string;
}

/** The published API, and the differences that stand. */
export interface Published {
  api: Api;
  declared: readonly DeclaredDifference[];
  /** File of the declared differences, for messages. */
  file: string;
}

/**
 * Reads a published API and the file of declared differences (YAML); without one, none may be.
 * @throws Error when a declared difference misses its member, reason or note.
 */
export function readPublished(
  apiFile: string,
  file: string | undefined,
  messages: Messages,
): Published {
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const declared = (load(text) ?? []) as DeclaredDifference[];
  const bad = declared.find(({ member, reason, note }) => !(member && reason && note));
  if (bad) {
    throw new Error(messages.badDifference(file ?? '', bad.member ?? '?'));
  }
  const api = JSON.parse(readFileSync(apiFile, 'utf8')) as Api;
  return { api, declared, file: file ?? '--differences' };
}

/** Differences that nobody declared, and declared ones that are no more. */
export function checkPublished(api: Api, published: Published, messages: Messages): ApiProblem[] {
  const differences = compareApi(api, published.api);
  const declared = new Set(published.declared.map(({ member }) => member));
  const found = new Set(differences.map(({ member }) => member));
  return [
    ...differences
      .filter(({ member }) => !declared.has(member))
      .map((difference) => ({
        ...placeOf(api, difference),
        message: messages.undeclared(difference, published.file),
      })),
    ...[...declared]
      .filter((member) => !found.has(member))
      .map((member) => ({ message: messages.declaredInVain(member, published.file) })),
  ];
}

/** Where a member stands in our source, when it does. */
function placeOf(api: Api, { member }: ApiDifference): Pick<ApiProblem, 'place'> {
  const [name, own] = member.split('.');
  const entry = api.entries.find((one) => one.name === name);
  const found = entry && entry.kind !== 'type' && entry.members.find((one) => one.name === own);
  const place = (found || entry)?.source;
  return place ? { place } : {};
}

/** The API with what readers of the published version have to know, at the members it is about. */
export function withNotes(api: Api, { declared }: Published): Api {
  const notes = new Map(declared.map(({ member, note }) => [member, note]));
  const noted = <Item extends ApiEntry | ApiMember>(item: Item, name: string): Item => {
    const note = notes.get(name);
    return note === undefined ? item : { ...item, published: note };
  };
  const entries = api.entries.map((entry) => {
    const whole = noted(entry, entry.name);
    return whole.kind === 'type'
      ? whole
      : {
          ...whole,
          members: whole.members.map((member) => noted(member, `${entry.name}.${member.name}`)),
        };
  });
  return { ...api, entries };
}

/** An API without texts and places: the facts that a published version is known by. */
export function factsAlone(api: Api): Api {
  const bare = <Item extends ApiEntry | ApiMember>(item: Item): Item => ({
    ...item,
    description: '',
    source: { file: '', line: 0 },
  });
  return {
    ...api,
    entries: api.entries.map((entry) =>
      entry.kind === 'type' ? bare(entry) : { ...bare(entry), members: entry.members.map(bare) },
    ),
  };
}
