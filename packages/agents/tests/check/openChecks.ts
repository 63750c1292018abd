import { book } from '@0610studio/zs-ui/facts';
import { readArchive } from '../../src/check/declarations/archive.ts';
import { openChecks } from '../../src/check/findAll.ts';
import { ARCHIVE_FILE } from '../../src/check/places.ts';
import type { Finding } from '../../src/shared/finding.ts';

const check = openChecks(readArchive(ARCHIVE_FILE));

/** Checks in this process: what the compiler has parsed is kept between the tests of a file. */
export const findingsOf = (
  code: string,
  version = book.documented.version,
  file?: string,
): Finding[] => check({ code, version, file }).findings;
