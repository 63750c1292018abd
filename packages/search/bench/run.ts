// npm run bench:search:rules -- [FOLDER or RECORDS.json ...] [--base /docs/] [--seed one] [--count 100]
// node packages/search/bench/run.ts --own: without MiniSearch, so that nothing is installed
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFolder } from '../src/build/readFolder.ts';
import type { SearchRecord } from '../src/shared/records.ts';
import { miniSearch } from './engines/minisearch.ts';
import { ownEngine } from './engines/own.ts';
import { type BenchResult, measure } from './lib/measure.ts';
import { makeQueries } from './lib/queries.ts';
import { chanceOf } from './lib/random.ts';
import { sectionsOf } from './lib/sections.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: '/' },
    seed: { type: 'string', default: 'one' },
    count: { type: 'string', default: '100' },
    own: { type: 'boolean', default: false },
  },
});
const ownSite = fileURLToPath(new URL('../../../site/dist', import.meta.url));

/** Records of a folder of HTML, or of a file that holds records already. */
async function readCorpus(path: string): Promise<SearchRecord[]> {
  if (path.endsWith('.json')) {
    const { records } = JSON.parse(await readFile(path, 'utf8')) as { records: SearchRecord[] };
    return records;
  }
  return readFolder(
    path,
    path === ownSite ? { base: '/zs-ui/', articlesOnly: true } : { base: values.base },
  );
}

const percent = (share: number) => (share * 100).toFixed(1);

function printTables(outcomes: readonly BenchResult[]): void {
  console.log(
    '\n| 엔진 | 첫째 % | 다섯 안 % | MRR | 헛말에 빈 답 % | 자료 KB (br) | CPU ms/질의 |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const one of outcomes) {
    const shares = [one.first, one.firstFive].map(percent).join(' | ');
    const rest = [
      percent(one.nonsenseEmpty),
      one.kilobytes.toFixed(1),
      one.cpuMilliseconds.toFixed(2),
    ].join(' | ');
    console.log(`| ${one.name} | ${shares} | ${one.meanReciprocalRank.toFixed(3)} | ${rest} |`);
  }
  const kinds = [...(outcomes[0]?.byKind.keys() ?? [])];
  console.log(`\n| 다섯 안 % | ${kinds.join(' | ')} |\n|---|${kinds.map(() => '---|').join('')}`);
  for (const one of outcomes) {
    console.log(
      `| ${one.name} | ${kinds.map((kind) => percent(one.byKind.get(kind) ?? 0)).join(' | ')} |`,
    );
  }
}

async function compare(path: string): Promise<void> {
  const records = await readCorpus(path);
  const sections = sectionsOf(records);
  if (sections.length === 0) {
    throw new Error(
      `${path}에서 글을 찾지 못했습니다. 사이트라면 npm run build를 먼저 실행하세요.`,
    );
  }
  const queries = makeQueries(sections, chanceOf(values.seed), Number(values.count));
  console.log(
    `\n## ${path}: ${sections.length}개 절, 질의 ${queries.length}개, 씨앗 ${values.seed}`,
  );
  const outcomes: BenchResult[] = [];
  const others = values.own ? [] : [miniSearch];
  for (const engine of [ownEngine(records), ...others]) {
    outcomes.push(await measure(engine.name, await engine.open(sections), queries));
  }
  printTables(outcomes);
}

for (const path of positionals.length ? positionals : [ownSite]) {
  await compare(path);
}
