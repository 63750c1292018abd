import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../../src/shared/records.ts';
import type { Question, RealQuery } from './readQueries.ts';

const addressesOf = (queries: readonly RealQuery[]) => [
  ...new Set(queries.flatMap(({ answers }) => answers)),
];

/** Answers that are none of these places. */
export function answersOutside(
  queries: readonly RealQuery[],
  places: ReadonlySet<string>,
): string[] {
  return addressesOf(queries).filter((address) => !places.has(address));
}

/** The ids a page has, or null when the folder holds no such page. */
async function idsOf(folder: string, page: string): Promise<ReadonlySet<string> | null> {
  const html = await readFile(join(folder, page, 'index.html'), 'utf8').catch(() => null);
  return html === null ? null : new Set([...html.matchAll(/(?<=\sid=")[^"]+/g)].map(([id]) => id));
}

/**
 * Answers that a built site does not have: pages that are gone and headings that were renamed.
 * A list that names them measures nothing, so the bench asks here before it measures.
 */
export async function missingAnswers(
  queries: readonly RealQuery[],
  folder: string,
): Promise<string[]> {
  const pages = new Map<string, ReadonlySet<string> | null>();
  const missing: string[] = [];
  for (const address of addressesOf(queries)) {
    const [page = '', id] = address.split('#');
    if (!pages.has(page)) {
      pages.set(page, await idsOf(folder, page));
    }
    const ids = pages.get(page);
    if (!ids || (id !== undefined && !ids.has(id))) {
      missing.push(address);
    }
  }
  return missing;
}

/** A text without spaces and the signs of code: how they stand differs from page to page. */
export const squeeze = (text: string): string => text.replace(/[\s`]/g, '');

/** Answers that no document holds. */
export function textsOutside(
  questions: readonly Question[],
  records: readonly SearchRecord[],
): string[] {
  const texts = records.flatMap(({ content, blocks }) => [
    content ?? '',
    ...(blocks ?? []).map(({ text }) => text),
  ]);
  const documents = squeeze(texts.join('\n'));
  return questions.flatMap(({ shows }) => shows).filter((one) => !documents.includes(squeeze(one)));
}
