import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, openEngine } from '../shared/engine/engine.ts';
import { HEADINGS_FILE, TEXT_FILE } from '../shared/files/formats.ts';
import { packRecords } from '../shared/files/packRecords.ts';
import type { SearchRecord } from '../shared/records.ts';
import type { Synonym } from '../shared/synonyms.ts';

/** Folder of the index below a site's base. */
export const INDEX_FOLDER = 'search-index';
/** Limit of letters for fast searches in an embedded index: about 600 pages, 0.9 MB compressed. */
export const MAX_EMBEDDED_LETTERS = 2_800_000;
/** Limit of pages of an embedded index, which is downloaded for the first search. */
export const MAX_PAGES = 3000;

/** A site has more than MAX_PAGES pages. */
export class IndexTooLarge extends Error {
  override name = 'IndexTooLarge';
  readonly pages: number;

  constructor(pages: number) {
    super(
      `${pages} pages are more than an index in files can answer for (${MAX_PAGES}): each search would fetch too much. Send the records to the hosted provider instead: npm run search:push.`,
    );
    this.pages = pages;
  }
}

/** Options of an index. */
export interface IndexOptions {
  /** Words by which readers call what the documents call otherwise. */
  synonyms?: readonly Synonym[];
}

/** Result of `writeIndex`. */
interface WrittenIndex {
  /** Letters of all texts together. Past MAX_EMBEDDED_LETTERS a hosted provider serves readers better. */
  letters: number;
}

/**
 * The index files of these records as they are served, by name.
 * @throws IndexTooLarge past MAX_PAGES
 */
export function makeIndexFiles(
  records: readonly SearchRecord[],
  { synonyms = [] }: IndexOptions = {},
): Record<string, string> {
  const { headings, text } = packRecords(records, synonyms);
  if (headings.pages.length > MAX_PAGES) {
    throw new IndexTooLarge(headings.pages.length);
  }
  return { [HEADINGS_FILE]: JSON.stringify(headings), [TEXT_FILE]: JSON.stringify(text) };
}

/**
 * Writes the index of these records into a folder, in place of that of an earlier build.
 * @throws IndexTooLarge past MAX_PAGES, before anything is written
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  folder: string,
  options: IndexOptions = {},
): Promise<WrittenIndex> {
  const files = Object.entries(makeIndexFiles(records, options));
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
  return { letters: records.reduce((sum, { content }) => sum + (content?.length ?? 0), 0) };
}

/** Opens the index of a folder; throws when its headings are missing or no JSON. */
export function openIndex(folder: string): Promise<Engine> {
  return openEngine(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')));
}
