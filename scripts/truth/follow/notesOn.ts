import { join } from 'node:path';
import type { Behaviour } from '@0610studio/zs-ui/facts';
import { isThere } from '@zs-docs/api-docs/history';

/** Paths of the files that show what a note says. */
export const sourcesOf = ({ source }: Pick<Behaviour, 'source'>): string[] =>
  [source].flat().map((file) => join('src', file));

const headline = (does: string) => does.split(/(?<=다\.) /)[0] ?? does;

/**
 * Notes of a version that name a file as their source: `behaviour.yml:12 alert-chain: …`.
 * @param text of behaviour.yml, for their lines
 */
export function notesOn(
  notes: readonly Behaviour[],
  text: string,
  version: string,
  path: string,
): string[] {
  const lines = text.split('\n');
  return notes
    .filter(
      (note) =>
        isThere({ since: note.since, until: note.fixedIn }, version) &&
        sourcesOf(note).includes(path),
    )
    .map(
      ({ id, does }) =>
        `behaviour.yml:${lines.indexOf(`- id: ${id}`) + 1} ${id}: ${headline(does)}`,
    );
}
