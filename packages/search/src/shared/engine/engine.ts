import type { EngineQuery, FoundPage } from '../answer/findPage.ts';
import { HEADINGS_FILE, type HeadingsFile, type LoadFile } from '../files/formats.ts';
import { createShardedEngine } from './shardedEngine.ts';
import { createWholeEngine } from './wholeEngine.ts';

/** Searches an index, of which parts may still be missing. */
export interface Engine {
  /** What has come so far finds; `isComplete` tells that loading would change nothing. */
  find(query: EngineQuery): { page: FoundPage; isComplete: boolean };
  /**
   * Loads what would change the answer to a query; without one, what most queries need.
   * @returns whether anything came
   * @throws StaleIndex when files of two builds meet
   */
  load(query?: EngineQuery): Promise<boolean>;
}

/**
 * Opens an index by its headings.
 * @throws when they cannot be loaded or read
 */
export async function openEngine(load: LoadFile): Promise<Engine> {
  const headings = (await load(HEADINGS_FILE)) as HeadingsFile;
  return headings?.sharded
    ? createShardedEngine(headings, load)
    : createWholeEngine(headings, load);
}
