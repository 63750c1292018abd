import { makeIndexFiles } from '../../src/build/indexFolder.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { openEngine } from '../../src/shared/engine/engine.ts';
import type { SearchRecord } from '../../src/shared/records.ts';
import type { BenchEngine } from '../lib/measure.ts';

/** The engine of this project: its hits with their snippets, in their order. */
export const ownEngine = (records: readonly SearchRecord[]): BenchEngine => ({
  name: '이 엔진',
  async open() {
    const files = makeIndexFiles(records);
    const engine = await openEngine(async (name) => JSON.parse(files[name] ?? ''));
    await engine.loadTexts();
    return {
      files: Object.values(files),
      search(text) {
        const page = engine.find({ text, page: 0, hitsPerPage: 20, facetFilters: [] });
        return toAnswer(page, 10).hits.map(({ url }) => url);
      },
    };
  },
});
