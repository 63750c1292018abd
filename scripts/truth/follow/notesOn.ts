import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Behaviour, factFile } from '@0610studio/zs-ui/facts';
import { isThere } from '@zs-docs/api-docs/history';

/** Paths of the files that show what a note says. */
export const sourcesOf = ({ source }: Pick<Behaviour, 'source'>): string[] =>
  [source].flat().map((file) => join('src', file));

/** Line of behaviour.yml at which a note begins. */
function lineOf(id: string): number {
  const lines = readFileSync(factFile('behaviour.yml'), 'utf8').split('\n');
  return lines.indexOf(`- id: ${id}`) + 1;
}

const headline = (does: string) => does.split(/(?<=다\.) /)[0] ?? does;

/** Notes of a version that name a file as their source: `behaviour.yml:12 alert-chain: …`. */
export const notesOn = (notes: readonly Behaviour[], version: string, path: string): string[] =>
  notes
    .filter(
      (note) =>
        isThere({ since: note.since, until: note.fixedIn }, version) &&
        sourcesOf(note).includes(path),
    )
    .map(({ id, does }) => `behaviour.yml:${lineOf(id)} ${id}: ${headline(does)}`);
