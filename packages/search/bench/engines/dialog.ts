import { groupResults } from '../../src/browser/results/resultGroups.ts';
import type { IndexOptions } from '../../src/build/indexFolder.ts';
import { makeIndexFiles } from '../../src/build/indexFolder.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { openEngine } from '../../src/shared/engine/engine.ts';
import type { SearchRecord } from '../../src/shared/records.ts';
import type { BenchEngine } from '../lib/measure.ts';

/** Placeholder for the row that expands a page: it has no address. */
const NOWHERE = '';

/** What the dialog of this project shows, row by row. */
export const dialog = (records: readonly SearchRecord[], options: IndexOptions): BenchEngine => ({
  name: '이 검색 창',
  async open() {
    const files = makeIndexFiles(records, options);
    const engine = await openEngine(async (name) => JSON.parse(files[name] ?? ''));
    await engine.loadTexts();
    return {
      files: Object.values(files),
      search(text) {
        const page = engine.find({ text, page: 0, hitsPerPage: 20, facetFilters: [] });
        return groupResults(toAnswer(page, 10).hits).flatMap(({ rows }) =>
          rows.map((row) => (row.kind === 'hit' ? row.hit.url : NOWHERE)),
        );
      },
    };
  },
});
