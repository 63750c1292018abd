import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../../src/build/readFolder.ts';
import type { SearchRecord } from '../../src/shared/records.ts';
import type { Synonym } from '../../src/shared/synonyms.ts';

/** What is searched. */
export interface Corpus {
  records: SearchRecord[];
  synonyms: Synonym[];
}

/** The records of a built site, and the synonyms beside its index. */
export async function readSite(site: string, base: string): Promise<Corpus> {
  const records = await readFolder(site, { base, articlesOnly: true });
  const synonyms = await readFile(join(site, 'search-index/synonyms.json'), 'utf8');
  return { records, synonyms: JSON.parse(synonyms) };
}
