import { join } from 'node:path';
import type { Behaviour, Fact } from '@0610studio/zs-ui/facts';
import type { Api } from '@zs-docs/api-docs';
import type { NumberEntry, Texts } from '../numbers/checkNumbers.ts';
import { apiRows } from './apiRows.ts';
import { compareSides } from './compareSides.ts';
import type { Row, Section } from './list.ts';
import { agentRows, pageRows } from './mentionRows.ts';
import { notesOn } from './notesOn.ts';
import { numberRows } from './numberRows.ts';
import { paletteRows } from './paletteRows.ts';
import { requirementRows } from './requirementRows.ts';
import { sourceRows } from './sourceRows.ts';

/** What this repository knows and says of the version of `before`. */
export interface Known {
  /** Its version. */
  version: string;
  /** Folder with `site/content/docs`, `examples` and `packages`. */
  root: string;
  documented: Fact<'documented.yml'>;
  notes: readonly Behaviour[];
  /** Text of behaviour.yml. */
  notesText: string;
  numbers: readonly NumberEntry[];
  /** Pages and notes that state the numbers. */
  texts: Texts;
  /** The API of `packages/toolkit`. */
  api: Api;
  /** Errors of the examples that a newer source brings. */
  exampleRows: (before: string, after: string) => Row[];
  /** Examples and components that the toolkit of this repository draws otherwise. */
  drawRows: (after: string) => Promise<Row[]>;
  /** What the SDKs pin otherwise than this repository says. */
  pinRows: () => Promise<Row[]>;
}

/**
 * Everything that a newer version of the toolkit asks for.
 * @param work folder with the source of both versions, in `before` and `after`
 */
export async function followList(work: string, known: Known): Promise<Section[]> {
  const folders = [join(work, 'before'), join(work, 'after')] as const;
  // The first two wait for other programs, while this one reads.
  const [pinRows, drawRows, compared] = await Promise.all([
    known.pinRows(),
    known.drawRows(folders[1]),
    compareSides(...folders, join(work, 'diff')),
  ]);
  const { before, after, changes, changed, literals } = compared;
  const { root, documented, notes, notesText, numbers, texts, version } = known;
  return [
    {
      title: 'Version and what it requires',
      task: 'Write them into documented.yml, sdks.yml and installs.yml.',
      rows: requirementRows(before, after, documented),
    },
    {
      title: 'Versions that the SDKs pin',
      task: 'Write them into sdks.yml, and run npm run truth:installs.',
      rows: pinRows,
    },
    {
      title: 'API',
      task: 'Change packages/toolkit/src, and run npm run api.',
      rows: apiRows(changes, after, known.api),
    },
    {
      title: 'Defaults, timings and constants',
      task: 'Change packages/toolkit/src, and what pages say of it.',
      rows: literals,
    },
    {
      title: 'Palette',
      task: 'Change packages/toolkit/src/theme, and the pages on colours and contrast.',
      rows: paletteRows(changes.colors, before, after),
    },
    {
      title: 'Numbers',
      task: 'Change the page, or where numbers.yml reads.',
      rows: await numberRows(numbers, texts, before, after),
    },
    {
      title: 'Examples and snippets that stop compiling',
      task: 'Change them.',
      rows: known.exampleRows(...folders),
    },
    {
      title: 'Examples and components that draw or call otherwise, here (+) than there (-)',
      task: 'Change packages/toolkit/src, and what pages say of it.',
      rows: drawRows,
    },
    {
      title: 'Pages that name what changed',
      task: 'Read them.',
      rows: pageRows(root, changes.api, changes.colors),
    },
    {
      title: 'What agents are told of it',
      task: 'Read it; what is gone needs an entry in fixes.yml.',
      rows: agentRows(root, changes.api, changes.colors),
    },
    {
      title: 'Source that changed, with the notes that name it',
      task: 'Is each note still so? If not, write fixedIn; new behaviour gets a note with since.',
      rows: sourceRows(
        changed,
        (path) => notesOn(notes, notesText, version, path),
        (path) => `git diff --no-index ${folders.map((folder) => join(folder, path)).join(' ')}`,
      ),
    },
  ];
}
