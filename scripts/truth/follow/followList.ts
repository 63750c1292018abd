import { join } from 'node:path';
import type { Behaviour, Fact } from '@0610studio/zs-ui/facts';
import type { Api } from '@zs-docs/api-docs';
import { apiRows } from './apiRows.ts';
import type { Row, Section } from './list.ts';
import { noteRows } from './noteRows.ts';
import { paletteRows } from './paletteRows.ts';
import type { Newer } from './pinRows.ts';
import { readSide } from './readSide.ts';
import { requirementRows, sdkOf } from './requirementRows.ts';
import { sideChanges } from './sideChanges.ts';

/** What this repository knows and says of the version of `before`. */
export interface Known {
  documented: Fact<'documented.yml'>;
  notes: readonly Behaviour[];
  /** Text of behaviour.yml. */
  notesText: string;
  /** The API of `packages/toolkit`. */
  api: Api;
  /** What the SDKs pin otherwise than this repository says, and what it lacks of a newer version. */
  pinRows: (newer: Newer) => Promise<Row[]>;
}

/**
 * What a newer version of the toolkit asks for, beside what `npm run truth` and Git say.
 * @param work folder with the source of both versions, in `before` and `after`
 */
export async function followList(work: string, known: Known): Promise<Section[]> {
  const [before, after] = await Promise.all([
    readSide(join(work, 'before')),
    readSide(join(work, 'after')),
  ]);
  const changes = sideChanges(before, after);
  return [
    {
      title: 'Version and what it requires',
      task: 'Write them into documented.yml, sdks.yml and installs.yml.',
      rows: requirementRows(before, after, known.documented),
    },
    {
      title: 'Versions that the SDKs pin',
      task: 'Write them into sdks.yml and site/device-app/package.json, and run npm run truth:installs.',
      rows: await known.pinRows({
        version: after.version,
        sdk: sdkOf(after.manifest.peerDependencies?.expo),
      }),
    },
    {
      title: 'API',
      task: 'Change packages/toolkit/src, and run npm run api; what is gone needs an entry in fixes.yml.',
      rows: apiRows(changes, after, known.api),
    },
    {
      title: 'Palette',
      task: 'Change packages/toolkit/src/theme, and the pages on colours and contrast.',
      rows: paletteRows(changes.colors, before, after),
    },
    {
      title: 'Notes whose source changed',
      task: 'Is each still so? If not, write fixedIn; new behaviour gets a note with since.',
      rows: noteRows(known.notes, known.notesText, before, after),
    },
  ];
}
