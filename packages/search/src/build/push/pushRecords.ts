import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../shared/records.ts';
import type { Synonym } from '../../shared/synonyms.ts';
import { indexSettings } from './settings.ts';
import { toSynonymHits } from './synonyms.ts';

/** The part of the provider's client that a push needs. */
type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'replaceAllObjects' | 'waitForTask'
>;

/** Options of a push. */
interface PushOptions {
  indexName: string;
  /** Words by which readers call what the documents call otherwise. */
  synonyms?: readonly Synonym[];
}

/** A stored record, with the numbers that break ties: headings first, in page order. */
function addRankingWeights(records: readonly SearchRecord[]): Record<string, unknown>[] {
  return records.map(({ blocks: _blocks, ...record }, position) => {
    const level = record.type === 'content' ? 0 : 100 - Number(record.type.slice(3)) * 10;
    return { ...record, weight: { pageRank: 0, level, position } };
  });
}

/**
 * Writes settings and synonyms to the hosted index, then replaces its records: the provider's client
 * sends them to a copy and moves that over the index. After a failure the old records stay.
 */
export async function pushRecords(
  client: PushClient,
  records: readonly SearchRecord[],
  { indexName, synonyms = [] }: PushOptions,
): Promise<void> {
  const set = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID: set.taskID });
  const synonymHit = toSynonymHits(synonyms);
  if (synonymHit.length) {
    const saved = await client.saveSynonyms({
      indexName,
      synonymHit,
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName, taskID: saved.taskID });
  }
  await client.replaceAllObjects({ indexName, objects: addRankingWeights(records) });
}
