import { type ApiState, stateOf } from '../../history/index.ts';
import type { Api, ApiEntry, ApiMember } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import { type ApiDifference, compareApi } from './compareApi.ts';
import type { ApiProblem } from './problems.ts';

/** An accepted difference from the published API. */
export interface DeclaredDifference {
  /** Name of an entry, or of a member: `ZSPressable.ref`. */
  member: string;
  /** Why it is accepted, for maintainers. */
  reason: string;
  /** How the published version differs, shown to readers in the table. */
  note: string;
}

/** The published API and the accepted differences. */
export interface Published {
  api: ApiState;
  declared: readonly DeclaredDifference[];
  /** File that declares the differences, for messages. */
  file: string;
}

/** Reports undeclared differences from the published API, and declarations without a difference. */
export function checkPublished(api: Api, published: Published): ApiProblem[] {
  const differences = compareApi(stateOf(api), published.api);
  const declared = new Set(published.declared.map(({ member }) => member));
  const found = new Set(differences.map(({ member }) => member));
  return [
    ...differences
      .filter(({ member }) => !declared.has(member))
      .map((difference) => ({
        ...sourceOf(api, difference),
        message: messages.undeclaredDifference(difference, published.file),
      })),
    ...[...declared]
      .filter((member) => !found.has(member))
      .map((member) => ({ message: messages.staleDeclaration(member, published.file) })),
  ];
}

/** Position of a member in the source code, if it is declared there. */
function sourceOf(api: Api, { member }: ApiDifference): Pick<ApiProblem, 'place'> {
  const [name, own] = member.split('.');
  const entry = api.entries.find((one) => one.name === name);
  const found = entry && entry.kind !== 'type' && entry.members.find((one) => one.name === own);
  const place = (found || entry)?.source;
  return place ? { place } : {};
}

/**
 * Adds the note of each declared difference to its entry or member.
 * @example addPublishedNotes({ entries: [{ name: 'Size', kind: 'type' }] }, { declared: [{ member: 'Size', note: 'Was a string.' }] }) // { entries: [{ name: 'Size', kind: 'type', published: 'Was a string.' }] }
 */
export function addPublishedNotes(api: Api, { declared }: Published): Api {
  const notes = new Map(declared.map(({ member, note }) => [member, note]));
  const withNote = <Item extends ApiEntry | ApiMember>(item: Item, name: string): Item => {
    const note = notes.get(name);
    return note === undefined ? item : { ...item, published: note };
  };
  const entries = api.entries.map((entry) => {
    const noted = withNote(entry, entry.name);
    return noted.kind === 'type'
      ? noted
      : {
          ...noted,
          members: noted.members.map((member) => withNote(member, `${entry.name}.${member.name}`)),
        };
  });
  return { ...api, entries };
}
