// npm run bench:search:answers [-- --misses]: questions that the opened first row answers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDialog } from './engines/dialog.ts';
import { readSite } from './lib/corpus.ts';
import { unansweredBy } from './lib/judge.ts';
import { textsOutside } from './real/missingAnswers.ts';
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

const { records, synonyms } = await readSite(values.site, values.base);
const questions: Question[] = JSON.parse(readFileSync(values.list, 'utf8'));
const missing = textsOutside(questions, records);
if (missing.length > 0) {
  throw new Error(
    `${values.list}의 답 ${missing.length}개가 문서에 없습니다. 지금의 문장으로 수정하세요.\n${missing.join('\n')}`,
  );
}

const dialog = await openDialog(records, { synonyms });
const unanswered = unansweredBy(dialog, questions);
for (const { query } of values.misses ? unanswered : []) {
  const { url, text } = dialog.openFirstRow(query);
  console.log(`✗ ${query}\n  ${decodeURI(url) || '(빈 답)'}\n  ${text || '(줄 없음)'}`);
}
console.log(
  `${questions.length}개의 질문 가운데 ${questions.length - unanswered.length}개에 첫 줄이 답합니다.`,
);
