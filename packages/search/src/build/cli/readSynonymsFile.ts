import { readFile } from 'node:fs/promises';
import type { Synonym } from '../../shared/synonyms.ts';
import { type CliContext, CliError } from './context.ts';

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isSynonym(value: unknown): value is Synonym {
  const { use, also, nearest = [] } = (value ?? {}) as Partial<Record<keyof Synonym, unknown>>;
  return typeof use === 'string' && use !== '' && isStrings(also) && isStrings(nearest);
}

/**
 * Reads a file of synonyms: a JSON list of `{ "use": …, "also": […] }`. Without one there are none.
 * @throws CliError when it is something else
 */
export async function readSynonymsFile(
  file: string | undefined,
  { text }: CliContext,
): Promise<Synonym[]> {
  if (!file) {
    return [];
  }
  let list: unknown;
  try {
    list = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError(text.badSynonyms(file, (error as Error).message));
  }
  if (!Array.isArray(list) || !list.every(isSynonym)) {
    throw new CliError(text.badSynonyms(file, '[{ "use": "…", "also": ["…"] }]'));
  }
  return list;
}
