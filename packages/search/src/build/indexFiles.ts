import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packRecords } from '../shared/columns.ts';
import { createEngine } from '../shared/engine.ts';
import type { SearchClient, SearchRecord } from '../shared/protocol.ts';
import { WORDS_FILE } from '../shared/shards/format.ts';
import { packShards } from '../shared/shards/packShards.ts';
import { createShardedEngine } from '../shared/shards/shardedEngine.ts';

/** Names of the two files in the folder of the index. */
export const HEADINGS_FILE = 'headings.json';
export const TEXT_FILE = 'text.json';
/** Folder of the index below the site's base. */
export const INDEX_FOLDER = 'search-index';

/** Letters of text from which on the texts are cut into shards: about 600 pages, 1.2 MB compressed. */
export const SHARDED_FROM = 2_800_000;
/** Pages that the embedded search takes on. */
export const MOST_PAGES = 3000;

/** An index has more pages than the embedded search can answer for. */
export class IndexTooLarge extends Error {
  constructor(pages: number) {
    super(
      `검색할 페이지가 ${pages}쪽이라 내장 검색의 한도인 ${MOST_PAGES}쪽을 넘습니다. 이보다 크면 독자가 검색 한 번에 받는 색인이 지나치게 큽니다. site.config.ts의 search를 { provider: 'algolia', appId, apiKey, indexName }으로 바꾸고 npm run search:push로 레코드를 보내십시오.`,
    );
    this.name = 'IndexTooLarge';
  }
}

/**
 * The index files of these records as they are served, by name.
 * @param shardedFrom letters of text from which on the texts are cut into shards
 * @throws IndexTooLarge past MOST_PAGES
 */
export function makeIndexFiles(
  records: readonly SearchRecord[],
  shardedFrom: number = SHARDED_FROM,
): Record<string, string> {
  const { headings, text } = packRecords(records);
  if (headings.pages.length > MOST_PAGES) {
    throw new IndexTooLarge(headings.pages.length);
  }
  const files =
    headings.size < shardedFrom
      ? { [HEADINGS_FILE]: headings, [TEXT_FILE]: text }
      : { [HEADINGS_FILE]: { ...headings, sharded: true }, ...packShards(headings, text) };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, JSON.stringify(file)]),
  );
}

/** Writes the index files into a folder, in place of those of an earlier build. */
export async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  const files = Object.entries(makeIndexFiles(records));
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (/^(headings|words|text|postings)(-\d+)?\.json$/.test(name)) {
      await rm(join(folder, name));
    }
  }
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
}

/** Opens the index of a folder; throws when a file is missing or no JSON. */
export async function openIndex(folder: string): Promise<SearchClient> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const headings = await read(HEADINGS_FILE);
  return headings.sharded
    ? createShardedEngine({ headings, words: await read(WORDS_FILE) }, read)
    : createEngine({ headings, text: await read(TEXT_FILE) });
}
