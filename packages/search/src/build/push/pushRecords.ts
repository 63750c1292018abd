import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../shared/records.ts';
import type { Synonym } from '../../shared/synonyms.ts';
import { indexSettings } from './settings.ts';
import { toSynonymHits } from './synonyms.ts';

/** Records per request. */
const RECORDS_PER_REQUEST = 500;

/** The part of the provider's client that a push needs. */
type PushClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveObjects' | 'saveSynonyms' | 'operationIndex' | 'deleteIndex' | 'waitForTask'
>;

/** Options of a push. */
export interface PushOptions {
  indexName: string;
  /** Words by which readers call what the documents call otherwise. */
  synonyms?: readonly Synonym[];
  /** Called after each batch with the number of records sent, and of all. */
  onProgress?: (sent: number, all: number) => void;
}

/** A stored record, with the numbers that break ties: headings first, in page order. */
function addRankingWeights(records: readonly SearchRecord[]): Record<string, unknown>[] {
  return records.map(({ blocks: _blocks, ...record }, position) => {
    const level = record.type === 'content' ? 0 : 100 - Number(record.type.slice(3)) * 10;
    return { ...record, weight: { pageRank: 0, level, position } };
  });
}

/**
 * Replaces the hosted index atomically: settings and records are written to a temporary index, which
 * is then moved over the old one. After a failure the old index stays, and the new one is deleted.
 */
export async function pushRecords(
  client: PushClient,
  records: readonly SearchRecord[],
  { indexName, synonyms = [], onProgress }: PushOptions,
): Promise<void> {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const objects = addRankingWeights(records);
  try {
    const set = await client.setSettings({ indexName: temporary, indexSettings });
    await client.waitForTask({ indexName: temporary, taskID: set.taskID });
    const synonymHit = toSynonymHits(synonyms);
    if (synonymHit.length) {
      const saved = await client.saveSynonyms({ indexName: temporary, synonymHit });
      await client.waitForTask({ indexName: temporary, taskID: saved.taskID });
    }
    for (let sent = 0; sent < objects.length; sent += RECORDS_PER_REQUEST) {
      const batch = objects.slice(sent, sent + RECORDS_PER_REQUEST);
      await client.saveObjects({ indexName: temporary, objects: batch, waitForTasks: true });
      onProgress?.(sent + batch.length, objects.length);
    }
    const moved = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID: moved.taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}
