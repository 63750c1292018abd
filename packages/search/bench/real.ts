// npm run bench:search -- [--site site/dist] [--base /zs-ui/] [--misses]
// node packages/search/bench/real.ts --own: without MiniSearch, so that nothing is installed
// npm run bench:search -- --records react.json --list packages/search/bench/real/react.json
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFolder } from '../src/build/readFolder.ts';
import type { SearchRecord } from '../src/shared/records.ts';
import type { Synonym } from '../src/shared/synonyms.ts';
import { dialog } from './engines/dialog.ts';
import { miniSearch } from './engines/minisearch.ts';
import { type Judged, judge } from './lib/judge.ts';
import { sectionsOf } from './lib/sections.ts';
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

/** What is searched: records made elsewhere, or a built site with the synonyms beside its index. */
async function readCorpus(): Promise<{ records: SearchRecord[]; synonyms: Synonym[] }> {
  if (values.records) {
    const { records } = JSON.parse(await readFile(values.records, 'utf8'));
    return { records, synonyms: [] };
  }
  const records = await readFolder(values.site, { base: values.base, articlesOnly: true });
  const synonyms = await readFile(join(values.site, 'search-index/synonyms.json'), 'utf8');
  return { records, synonyms: JSON.parse(synonyms) };
}

const percent = ([right, all]: readonly [number, number]) =>
  all ? ((right / all) * 100).toFixed(1) : '–';

function printTable(engines: readonly Judged[]): void {
  console.log(`| 앞의 세 줄 | ${engines.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${engines.map(() => '---|').join('')}`);
  for (const one of [...QUERY_CLASSES, 'all'] as const) {
    const shares = engines.map(({ byClass }) => percent(byClass.get(one) ?? [0, 0]));
    console.log(`| ${one} (${engines[0]?.byClass.get(one)?.[1] ?? 0}) | ${shares.join(' | ')} |`);
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
const sections = sectionsOf(records);
const queries = readQueries(values.list);
await checkAnswers(queries);
const base = values.records ? '/' : values.base;
const judged: Judged[] = [];
const others = values.own ? [] : [miniSearch];
for (const engine of [dialog(records, { synonyms }), ...others]) {
  judged.push(await judge(engine.name, await engine.open(sections), queries, base));
}
printTable(judged);
for (const { query, shown } of values.misses ? (judged[0]?.missed ?? []) : []) {
  console.log(`${query.class}: ${query.query} → ${shown.join(' ') || '(빈 답)'}`);
}
