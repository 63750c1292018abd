import { isAnswer, type QueryClass, type RealQuery } from '../real/readQueries.ts';
import type { OpenEngine } from './measure.ts';

/** Rows that a reader looks at before typing something else. */
const JUDGED_ROWS = 3;

/** How an engine did on real queries. */
export interface Judged {
  name: string;
  /** Queries that were answered, and all of them. */
  byClass: Map<QueryClass | 'all', [right: number, all: number]>;
  missed: { query: RealQuery; shown: string[] }[];
}

/**
 * Asks an engine real queries and looks at the first rows that it shows.
 * @param base path before the addresses of the list
 */
export async function judge(
  name: string,
  engine: OpenEngine,
  queries: readonly RealQuery[],
  base: string,
): Promise<Judged> {
  const judged: Judged = { name, byClass: new Map(), missed: [] };
  for (const query of queries) {
    const rows = (await engine.search(query.query)).slice(0, JUDGED_ROWS);
    const shown = rows.map((url) => `/${decodeURI(url).slice(base.length)}`);
    const isRight = query.answers.length
      ? shown.some((row) => isAnswer(row, query.answers))
      : shown.length === 0;
    for (const kind of [query.class, 'all'] as const) {
      const [right, all] = judged.byClass.get(kind) ?? [0, 0];
      judged.byClass.set(kind, [right + (isRight ? 1 : 0), all + 1]);
    }
    if (!isRight) {
      judged.missed.push({ query, shown });
    }
  }
  return judged;
}
