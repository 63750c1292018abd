import type { SearchRecord } from '../../src/shared/records.ts';
import type { BenchEngine } from '../lib/measure.ts';
import { build, open } from '../protocol.ts';

/** The engine of this project, asked as the modal asks it. */
export const ownEngine = (records: readonly SearchRecord[]): BenchEngine => ({
  name: '이 엔진',
  async open() {
    const files = build(records);
    const engine = await open(files);
    return {
      files: Object.values(files),
      async search(query) {
        const request = {
          indexName: 'bench',
          query,
          hitsPerPage: 20,
          attributesToSnippet: ['content:10'],
        };
        const { results } = await engine.search({ requests: [request] });
        return results[0]?.hits.map((hit) => hit.url) ?? [];
      },
    };
  },
});
