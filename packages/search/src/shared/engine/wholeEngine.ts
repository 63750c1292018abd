import { findPage } from '../answer/findPage.ts';
import { StaleIndex } from '../errors.ts';
import { type HeadingsFile, type LoadFile, TEXT_FILE, type TextFile } from '../files/formats.ts';
import { lengthen } from '../files/letters.ts';
import { createIndex } from '../index/searchIndex.ts';
import { readCorpus } from '../index/sections.ts';
import { Once } from '../once.ts';
import type { Engine } from './engine.ts';

/** Searches an index with one text file: the headings at once, the texts when they have come. */
export function createWholeEngine(headings: HeadingsFile, load: LoadFile): Engine {
  let index = createIndex(readCorpus(headings));
  let isComplete = false;
  const text = new Once(async () => {
    const file = (await load(TEXT_FILE)) as TextFile;
    if (file?.version !== 2 || file.build !== headings.build) {
      throw new StaleIndex('The search texts belong to another build. Reload the page.');
    }
    index = createIndex(readCorpus(headings, file), lengthen(file).split('\f'));
    isComplete = true;
  });
  return {
    find: (query) => ({ page: findPage(index, query), isComplete }),
    async load() {
      if (isComplete) {
        return false;
      }
      await text.get();
      return true;
    },
  };
}
