import { brotliCompressSync } from 'node:zlib';
import type { BenchQuery } from './queries.ts';
import type { BenchSection } from './sections.ts';

/** An engine of the comparison, ready to be asked. */
export interface OpenEngine {
  /** Addresses of the sections found, best first, at most some tens. */
  search(query: string): Promise<string[]> | string[];
  /** Contents of the files that a browser fetches before its first query. */
  files: string[];
}

export interface BenchEngine {
  name: string;
  /** Builds the index and opens it. */
  open(sections: readonly BenchSection[]): Promise<OpenEngine>;
}

/** What came out for one engine. Shares are 0 to 1. */
export interface BenchResult {
  name: string;
  first: number;
  firstFive: number;
  meanReciprocalRank: number;
  nonsenseEmpty: number;
  kilobytes: number;
  cpuMilliseconds: number;
  byKind: Map<string, number>;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Asks an engine all queries; every figure is a mean over the kinds of queries. */
export async function measure(
  name: string,
  engine: OpenEngine,
  queries: readonly BenchQuery[],
): Promise<BenchResult> {
  const ranks = new Map<string, number[]>();
  const empty: number[] = [];
  const before = process.cpuUsage();
  for (const query of queries) {
    const found = [...new Set(await engine.search(query.text))].slice(0, 20);
    if (query.url === null) {
      empty.push(found.length === 0 ? 1 : 0);
    } else {
      ranks.set(query.kind, [...(ranks.get(query.kind) ?? []), found.indexOf(query.url) + 1]);
    }
  }
  const used = process.cpuUsage(before);
  const overKinds = (value: (rank: number) => number) =>
    mean([...ranks.values()].map((list) => mean(list.map(value))));
  const within = (last: number) => (rank: number) => (rank > 0 && rank <= last ? 1 : 0);
  const bytes = engine.files.map((file) => brotliCompressSync(file).length);
  return {
    name,
    first: overKinds(within(1)),
    firstFive: overKinds(within(5)),
    meanReciprocalRank: overKinds((rank) => (rank ? 1 / rank : 0)),
    nonsenseEmpty: mean(empty),
    kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    cpuMilliseconds: (used.user + used.system) / 1000 / Math.max(1, queries.length),
    byKind: new Map([...ranks].map(([kind, list]) => [kind, mean(list.map(within(5)))])),
  };
}
