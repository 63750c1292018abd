import { groupResults } from '../../src/browser/results/resultGroups.ts';
import type { IndexOptions } from '../../src/build/indexFolder.ts';
import { makeIndexFiles } from '../../src/build/indexFolder.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { openEngine } from '../../src/shared/engine/engine.ts';
import type { SearchRecord } from '../../src/shared/records.ts';
import type { BenchEngine } from '../lib/judge.ts';

/** Placeholder for the row that expands a page: it has no address. */
const NOWHERE = '';

/** What the dialog of this project shows, row by row. */
export async function openDialog(
  records: readonly SearchRecord[],
  options: IndexOptions,
): Promise<Required<BenchEngine>> {
  const files = makeIndexFiles(records, options);
  const engine = await openEngine(async (name) => JSON.parse(files[name] ?? ''));
  await engine.loadTexts();
  const ask = (text: string) =>
    toAnswer(engine.find({ text, page: 0, hitsPerPage: 20, facetFilters: [] }), 10);
  const hitsOf = (text: string) => ask(text).hits;
  return {
    name: '이 검색 창',
    search: (query) =>
      groupResults(hitsOf(query)).flatMap(({ rows }) =>
        rows.map((row) => (row.kind === 'hit' ? row.hit.url : NOWHERE)),
      ),
    isDenied(query) {
      const { hits, unknownWords = [] } = ask(query);
      return unknownWords.length > 0 || hits.some(({ missing }) => missing);
    },
    openFirstRow(query) {
      const [first] = hitsOf(query);
      const parts = first?.answer
        ? first.answer.pieces.flatMap((piece) => piece.parts)
        : (first?.snippet ?? []);
      return { url: first?.url ?? '', text: parts.map(({ text }) => text).join('') };
    },
  };
}
