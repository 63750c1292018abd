// npm run bench:search:answers [-- --misses]: questions that the opened first row answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeIndexFiles } from '../src/build/indexFolder.ts';
import { readFolder } from '../src/build/readFolder.ts';
import { toAnswer } from '../src/shared/answer/toAnswer.ts';
import { openEngine } from '../src/shared/engine/engine.ts';
import type { SearchHit } from '../src/shared/searchClient.ts';
import { squeeze, textsOutside } from './real/missingAnswers.ts';
import type { Question } from './real/readQueries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: here('../../../site/dist') },
    base: { type: 'string', default: '/zs-ui/' },
    list: { type: 'string', default: here('answers.json') },
    misses: { type: 'boolean', default: false },
  },
});

const records = await readFolder(values.site, { base: values.base, articlesOnly: true });
const questions: Question[] = JSON.parse(readFileSync(values.list, 'utf8'));
const missing = textsOutside(questions, records);
if (missing.length > 0) {
  throw new Error(
    `${values.list}의 답 ${missing.length}개가 문서에 없습니다. 지금의 문장으로 수정하세요.\n${missing.join('\n')}`,
  );
}

const synonyms = JSON.parse(readFileSync(join(values.site, 'search-index/synonyms.json'), 'utf8'));
const files = makeIndexFiles(records, { synonyms });
const engine = await openEngine(async (name) => JSON.parse(files[name] ?? ''));
await engine.loadTexts();

/** What the row of a hit shows once typing rests. */
function shownOf({ answer, snippet }: SearchHit): string {
  const parts = answer ? answer.pieces.flatMap(({ parts }) => parts) : (snippet ?? []);
  return parts.map(({ text }) => text).join('');
}

let answered = 0;
for (const { query, shows } of questions) {
  const page = engine.find({ text: query, page: 0, hitsPerPage: 20, facetFilters: [] });
  const [first] = toAnswer(page, 10).hits;
  const shown = first ? shownOf(first) : '';
  const isAnswered = shows.some((text) => squeeze(shown).includes(squeeze(text)));
  answered += isAnswered ? 1 : 0;
  if (values.misses && !isAnswered) {
    console.log(`✗ ${query}\n  ${decodeURI(first?.url ?? '(빈 답)')}\n  ${shown || '(줄 없음)'}`);
  }
}
console.log(`${questions.length}개의 질문 가운데 ${answered}개에 첫 줄이 답합니다.`);
