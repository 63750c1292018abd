// npm run bench:search -- [--site site/dist] [--base /zs-ui/] [--misses]
// node packages/search/bench/real.ts --own: without MiniSearch, so that nothing is installed
// npm run bench:search -- --records react.json --list packages/search/bench/real/react.json
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDialog } from './engines/dialog.ts';
import { openMiniSearch } from './engines/minisearch.ts';
import { type Corpus, readSite } from './lib/corpus.ts';
import { type Judged, judge } from './lib/judge.ts';
import { answersOutside, missingAnswers } from './real/missingAnswers.ts';
import { QUERY_CLASSES, type RealQuery, readQueries } from './real/readQueries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: here('../../../site/dist') },
    base: { type: 'string', default: '/zs-ui/' },
    records: { type: 'string' },
    list: { type: 'string', default: here('real/queries.json') },
    misses: { type: 'boolean', default: false },
    own: { type: 'boolean', default: false },
  },
});

/** Records made elsewhere, or a built site. */
async function readCorpus(): Promise<Corpus> {
  if (values.records) {
    const { records } = JSON.parse(await readFile(values.records, 'utf8'));
    return { records, synonyms: [] };
  }
  return readSite(values.site, values.base);
}

const percent = ([right, all]: readonly [number, number]) =>
  all ? ((right / all) * 100).toFixed(1) : '–';

function printTable(engines: readonly Judged[]): void {
  console.log(`| 앞의 세 줄 | ${engines.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${engines.map(() => '---|').join('')}`);
  for (const name of [...QUERY_CLASSES, 'all'] as const) {
    const shares = engines.map(({ byClass }) => percent(byClass.get(name) ?? [0, 0]));
    console.log(`| ${name} (${engines[0]?.byClass.get(name)?.[1] ?? 0}) | ${shares.join(' | ')} |`);
  }
}

/** A list that names places which no longer exist measures less than it says. */
async function checkAnswers(queries: readonly RealQuery[]): Promise<void> {
  const missing = values.records
    ? answersOutside(queries, new Set(records.map(({ url }) => url)))
    : await missingAnswers(queries, values.site);
  if (missing.length > 0) {
    throw new Error(
      `${values.list}의 답 ${missing.length}개가 없습니다. 지금의 주소로 수정하세요. ${missing.join(' ')}`,
    );
  }
}

const { records, synonyms } = await readCorpus();
const queries = readQueries(values.list);
await checkAnswers(queries);
const base = values.records ? '/' : values.base;
const engines = [
  await openDialog(records, { synonyms }),
  ...(values.own ? [] : [await openMiniSearch(records)]),
];
const judged = engines.map((engine) => judge(engine, queries, base));
printTable(judged);
for (const { query, shown } of values.misses ? (judged[0]?.missed ?? []) : []) {
  console.log(`${query.class}: ${query.query} → ${shown.join(' ') || '(빈 답)'}`);
}
