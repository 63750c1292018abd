// node --expose-gc packages/search/bench/borders.ts RECORDS.json [--pages 225,600,1500,3000] [--count 20] [--files auto|one|shards]
// How large the index files get, and how long building, opening and asking take, as a corpus grows.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type IndexOptions, makeIndexFiles } from '../src/build/indexFolder.ts';
import { answerRequests } from '../src/build/serve/answerRequests.ts';
import { openEngine } from '../src/shared/engine/engine.ts';
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
    files: { type: 'string', default: 'auto' },
  },
});
const borders: Record<string, IndexOptions> = {
  one: { shardedFrom: Number.POSITIVE_INFINITY },
  shards: { shardedFrom: 0 },
};
const packed = new Map<string, number>();

/** Milliseconds of processor time since a former reading. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1024;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Opens the files; `fetched` collects the size of what is loaded later. */
function openFiles(files: Record<string, string>, fetched: number[]) {
  return openEngine(async (name) => {
    const size = packed.get(name) ?? kilobytes([files[name] ?? '']);
    packed.set(name, size);
    if (/-\d+\.json$/.test(name)) {
      fetched.push(size);
    }
    return JSON.parse(files[name] ?? '');
  });
}

async function measure(all: readonly SearchRecord[], asked: readonly SearchRecord[]) {
  packed.clear();
  let before = process.cpuUsage();
  const files = makeIndexFiles(all, borders[values.files]);
  const build = since(before);
  const names = Object.keys(files);
  const size = (name: RegExp) =>
    kilobytes(names.filter((one) => name.test(one)).map((one) => files[one] ?? ''));
  before = process.cpuUsage();
  let engine = await openFiles(files, []);
  await engine.load();
  const open = since(before);
  const queries = makeQueries(sectionsOf(asked), chanceOf('borders'), Number(values.count));
  const real = queries.filter(({ url }) => url !== null);
  const cold: number[] = [];
  for (const { text } of names.includes('words.json') ? real.slice(0, 24) : []) {
    // A reader's first query: nothing has been loaded before it.
    const fetched: number[] = [];
    engine = await openFiles(files, fetched);
    await answerRequests(engine, [{ indexName: 'bench', query: text }]);
    cold.push(fetched.reduce((sum, one) => sum + one, 0));
  }
  let first = 0;
  let five = 0;
  let cpu = 0;
  for (const { text, url } of real) {
    const request = { indexName: 'bench', query: text, attributesToSnippet: ['content:10'] };
    // Packing shards to weigh them is no work of the engine: each query is timed when it is asked again.
    await answerRequests(engine, [request]);
    before = process.cpuUsage();
    const { results } = await answerRequests(engine, [request]);
    cpu += since(before);
    const rank = results[0]?.hits.findIndex((hit) => hit.url === url) ?? -1;
    first += rank === 0 ? 1 : 0;
    five += rank >= 0 && rank < 5 ? 1 : 0;
  }
  const share = (count: number) => ((count / real.length) * 100).toFixed(1);
  const characters = all.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  return [
    (characters / 1e6).toFixed(2),
    names.length,
    size(/headings/).toFixed(0),
    size(/^text.json|words/).toFixed(0),
    size(/postings-|text-/).toFixed(0),
    build.toFixed(0),
    open.toFixed(0),
    (cpu / real.length).toFixed(2),
    cold.length ? `${quantile(cold, 0.5).toFixed(0)} / ${quantile(cold, 0.95).toFixed(0)}` : '–',
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
  '| 쪽 | 백만 자 | 파일 | 제목 KB | 본문·낱말 KB | 조각 KB | 만들기 CPU ms | 열기 CPU ms | 질의 CPU ms | 첫 질의가 받는 KB (p50 / p95) | 첫째 / 다섯 안 % |\n|---|---|---|---|---|---|---|---|---|---|---|',
);
for (const pages of values.pages.split(',').map(Number)) {
  const all = grow(records, pages, chanceOf(`grow ${pages}`));
  console.log(`| ${[pages, ...(await measure(all, records))].join(' | ')} |`);
}
