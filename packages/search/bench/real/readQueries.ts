import { readFileSync } from 'node:fs';

/** What kind of typing a query stands for; README.md says what each one is. */
export const QUERY_CLASSES = [
  'korean-name',
  'english-name',
  'everyday',
  'symptom',
  'error',
  'howto',
  'particle',
  'no-space',
  'typing',
  'initials',
  'wrong-layout',
  'typo',
  'code',
  'junk',
] as const;

export type QueryClass = (typeof QUERY_CLASSES)[number];

/** What a reader types, and every address that answers it. No answers: nothing may be shown. */
export interface RealQuery {
  query: string;
  class: QueryClass;
  answers: string[];
}

/** A question, and texts of the documents of which each answers it. */
export interface Question {
  query: string;
  shows: string[];
}

/** The queries of a list, as they are written in the file. */
export function readQueries(file: string | URL): RealQuery[] {
  return JSON.parse(readFileSync(file, 'utf8')) as RealQuery[];
}

/**
 * Whether a row answers a query. An address of a whole page takes every row of that page, one
 * with a heading only the row of that heading.
 */
export function isAnswer(row: string, answers: readonly string[]): boolean {
  const [page = row] = row.split('#');
  return answers.includes(row) || answers.includes(page);
}
