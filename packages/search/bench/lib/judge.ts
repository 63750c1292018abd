import { squeeze } from '../real/missingAnswers.ts';
import { isAnswer, type QueryClass, type Question, type RealQuery } from '../real/readQueries.ts';

/** Rows that a reader looks at before typing something else. */
const JUDGED_ROWS = 3;

/** An engine of the comparison, ready to be asked. */
export interface BenchEngine {
  name: string;
  /** Addresses of the rows, best first, at most some tens. */
  search: (query: string) => string[];
  /** Whether the rows say that the documents do not have what was asked. */
  isDenied?: (query: string) => boolean;
  /** The first row as it stands once typing rests. */
  openFirstRow?: (query: string) => { url: string; text: string };
}

/** How an engine did on real queries. */
export interface Judged {
  name: string;
  /** Queries that were answered, and all of them. */
  byClass: Map<QueryClass | 'all', [right: number, all: number]>;
  /** Queries that the first row answers. */
  first: number;
  missed: { query: RealQuery; shown: string[] }[];
}

/**
 * Asks an engine real queries and looks at the first rows that it shows.
 * @param base path before the addresses of the list
 */
export function judge(
  { name, search }: BenchEngine,
  queries: readonly RealQuery[],
  base: string,
): Judged {
  const judged: Judged = { name, byClass: new Map(), first: 0, missed: [] };
  for (const query of queries) {
    const rows = search(query.query).slice(0, JUDGED_ROWS);
    const shown = rows.map((url) => `/${decodeURI(url).slice(base.length)}`);
    const isRight = (from: readonly string[]) =>
      query.answers.length ? from.some((row) => isAnswer(row, query.answers)) : from.length === 0;
    for (const kind of [query.class, 'all'] as const) {
      const [right, all] = judged.byClass.get(kind) ?? [0, 0];
      judged.byClass.set(kind, [right + (isRight(shown) ? 1 : 0), all + 1]);
    }
    judged.first += isRight(shown.slice(0, 1)) ? 1 : 0;
    if (!isRight(shown)) {
      judged.missed.push({ query, shown });
    }
  }
  return judged;
}

/** Questions that the opened first row does not answer. */
export function unansweredBy(
  { openFirstRow }: Required<BenchEngine>,
  questions: readonly Question[],
): Question[] {
  return questions.filter(({ query, shows }) => {
    const shown = squeeze(openFirstRow(query).text);
    return !shows.some((text) => shown.includes(squeeze(text)));
  });
}
