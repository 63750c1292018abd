// node --expose-gc packages/search/bench/borders.ts RECORDS.json [--pages 225,600,1500,3000] [--count 20]
// How large the index files get, and how long building, opening and asking take, as a corpus grows.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { makeIndexFiles } from '../src/build/indexFolder.ts';
import { toAnswer } from '../src/shared/answer/toAnswer.ts';
import { openEngine } from '../src/shared/engine/engine.ts';
import { HEADINGS_FILE, TEXT_FILE } from '../src/shared/files/formats.ts';
import type { SearchRecord } from '../src/shared/records.ts';
import { grow } from './lib/grow.ts';
import { makeQueries } from './lib/queries.ts';
import { chanceOf } from './lib/random.ts';
import { sectionsOf } from './lib/sections.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '600,1500,3000' },
    count: { type: 'string', default: '20' },
  },
});
/** Milliseconds of processor time since a former reading. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const kilobytes = (file: string | undefined) => brotliCompressSync(file ?? '').length / 1024;

async function measure(all: readonly SearchRecord[], asked: readonly SearchRecord[]) {
  let before = process.cpuUsage();
  const files = makeIndexFiles(all);
  const build = since(before);
  before = process.cpuUsage();
  const engine = await openEngine(async (name) => JSON.parse(files[name] ?? ''));
  await engine.loadTexts();
  const open = since(before);
  const queries = makeQueries(sectionsOf(asked), chanceOf('borders'), Number(values.count));
  const real = queries.filter(({ url }) => url !== null);
  let first = 0;
  let five = 0;
  let cpu = 0;
  for (const { text, url } of real) {
    before = process.cpuUsage();
    const page = engine.find({ text, page: 0, hitsPerPage: 20, facetFilters: [] });
    const { hits } = toAnswer(page, 10);
    cpu += since(before);
    const rank = hits.findIndex((hit) => hit.url === url);
    first += rank === 0 ? 1 : 0;
    five += rank >= 0 && rank < 5 ? 1 : 0;
  }
  const share = (count: number) => ((count / real.length) * 100).toFixed(1);
  const characters = all.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  return [
    (characters / 1e6).toFixed(2),
    kilobytes(files[HEADINGS_FILE]).toFixed(0),
    kilobytes(files[TEXT_FILE]).toFixed(0),
    build.toFixed(0),
    open.toFixed(0),
    (cpu / real.length).toFixed(2),
    `${share(first)} / ${share(five)}`,
  ];
}

const [path] = positionals;
if (!path) {
  throw new Error(
    '기록 파일을 알려 주지 않았습니다. 예: node packages/search/bench/borders.ts r.json',
  );
}
const { records } = JSON.parse(await readFile(path, 'utf8')) as { records: SearchRecord[] };
console.log(
  '| 쪽 | 백만 자 | 제목 KB | 본문 KB | 만들기 CPU ms | 열기 CPU ms | 질의 CPU ms | 첫째 / 다섯 안 % |\n|---|---|---|---|---|---|---|---|',
);
for (const pages of values.pages.split(',').map(Number)) {
  const all = grow(records, pages, chanceOf(`grow ${pages}`));
  console.log(`| ${[pages, ...(await measure(all, records))].join(' | ')} |`);
}
