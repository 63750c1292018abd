import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Fact, factFile } from '@0610studio/zs-ui/facts';
import type { NumberEntry, ReadValues } from './checkNumbers.ts';
import { readNumber } from './readNumber.ts';
import type { Toolkit } from './toolkit.ts';

type Proved = Fact<'proved-numbers.json'>['numbers'];

/** Where an entry points, without what pages say of it. */
const placeOf = ({ says: _says, ...place }: NumberEntry) => place;

/**
 * Reads all numbers in the source, for the tests to compare pages with. What cannot be read is left out:
 * `checkNumbers` names it.
 * @param version the documented version
 */
export async function proveNumbers(
  entries: readonly NumberEntry[],
  toolkit: Toolkit,
  version: string,
): Promise<Proved> {
  const read = await Promise.allSettled(
    entries.map(async (entry) => {
      const at = entry.version ?? version;
      const commit = toolkit.releases.find((release) => release.version === at)?.commit ?? '';
      const values = await readNumber(entry, toolkit, version);
      return { version: at, commit, place: placeOf(entry), values };
    }),
  );
  return read.flatMap((proved) => (proved.status === 'fulfilled' ? [proved.value] : []));
}

/** Writes proved-numbers.json, a number a line. */
export function writeProved(proved: Proved): string {
  const file = factFile('proved-numbers.json');
  const lines = proved.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const note = 'Made by npm run truth -- --toolkit PATH --numbers --record. Do not edit.';
  writeFileSync(file, `{\n  "note": ${JSON.stringify(note)},\n  "numbers": [\n${lines}\n  ]\n}\n`);
  return file;
}

/**
 * Gives the values that were proved.
 * @param version the documented version
 */
export function readProved(proved: Proved, version: string): ReadValues {
  return async (entry) => {
    const at = entry.version ?? version;
    const found = proved.find(
      (one) => one.version === at && isDeepStrictEqual(one.place, placeOf(entry)),
    );
    if (!found) {
      throw new Error(
        `not proved in ${at}: run npm run truth -- --toolkit PATH --numbers --record with a clone of the toolkit`,
      );
    }
    return found.values;
  };
}
