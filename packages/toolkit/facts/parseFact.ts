import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import { type Documented, fillPlaceholders } from './fillPlaceholders.ts';
import { behaviours } from './schemas/behaviours.ts';
import { history } from './schemas/history.ts';
import { installs } from './schemas/installs.ts';
import { numbers } from './schemas/numbers.ts';
import { provedNumbers } from './schemas/provedNumbers.ts';
import {
  changes,
  differences,
  documented,
  fixes,
  otherKits,
  releases,
  sdks,
} from './schemas/schemas.ts';

/** Every file of the book, with what it must hold. */
const SCHEMAS = {
  'api-history.json': history,
  'behaviour.yml': behaviours,
  'changes.yml': changes,
  'differences.yml': differences,
  'documented.yml': documented,
  'fixes.yml': fixes,
  'installs.yml': installs,
  'numbers.yml': numbers,
  'other-kits.yml': otherKits,
  'proved-numbers.json': provedNumbers,
  'releases.json': releases,
  'sdks.yml': sdks,
};

/** A file of the book: `sdks.yml`. */
export type FactFile = keyof typeof SCHEMAS;

/** What a file of the book holds. */
export type Fact<File extends FactFile> = z.output<(typeof SCHEMAS)[File]>;

/** Letters of a wrong entry that an error shows, to be found by in the file. */
const ENTRY_LETTERS = 60;

/**
 * Reads a file of the book.
 * @param documented what its placeholders stand for; JSON has none
 * @throws Error with the place of each mistake
 */
export function parseFact<File extends FactFile>(
  file: File,
  text: string,
  documented?: Documented,
): Fact<File> {
  const data = file.endsWith('.json')
    ? JSON.parse(text)
    : load(documented ? fillPlaceholders(text, documented) : text, { schema: CORE_SCHEMA });
  const parsed = SCHEMAS[file].safeParse(data);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) =>
        `  ${path.join('.')}: ${message}\n    ${JSON.stringify((data as Record<PropertyKey, unknown>)[path[0] ?? ''])?.slice(0, ENTRY_LETTERS)}`,
    );
    throw new Error(
      `packages/toolkit/facts/${file}의 다음 부분을 수정하세요. 파일의 맨 위에 필드의 설명이 있습니다.\n${problems.join('\n')}`,
    );
  }
  return parsed.data as Fact<File>;
}
