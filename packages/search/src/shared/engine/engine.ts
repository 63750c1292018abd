import { type EngineQuery, findHits, type HitPage } from '../answer/findHits.ts';
import {
  HEADINGS_FILE,
  type HeadingsFile,
  type LoadFile,
  TEXT_FILE,
  type TextFile,
} from '../files/formats.ts';
import { createIndex } from '../index/searchIndex.ts';
import { readCorpus } from '../index/sections.ts';
import { Once } from '../once.ts';

/** Files are from two builds, as the site was published in between: load all again. */
export class StaleIndex extends Error {
  override name = 'StaleIndex';
}

/** Searches an index: its headings, and its texts once these are loaded. */
export interface Engine {
  find(query: EngineQuery): HitPage;
  /** Whether the texts are loaded, so that answers are complete. */
  readonly isComplete: boolean;
  /**
   * Loads the texts, once.
   * @throws StaleIndex when they are from another build than the headings
   */
  loadTexts(): Promise<void>;
}

/**
 * Opens an index by its headings.
 * @param load reads a file of the index
 * @throws when the headings cannot be loaded or read
 */
export async function openEngine(load: LoadFile): Promise<Engine> {
  const headings = (await load(HEADINGS_FILE)) as HeadingsFile;
  let index = createIndex(readCorpus(headings));
  let isComplete = false;
  const texts = new Once(async () => {
    const file = (await load(TEXT_FILE)) as TextFile;
    if (file?.version !== 4 || file.build !== headings.build) {
      throw new StaleIndex('The search texts belong to another build. Reload the page.');
    }
    index = createIndex(readCorpus(headings, file), file.text.split('\f'));
    isComplete = true;
  });
  return {
    find: (query) => findHits(index, query),
    get isComplete() {
      return isComplete;
    },
    loadTexts: () => texts.get(),
  };
}
