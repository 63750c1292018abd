import type { SearchRecord } from '../../src/shared/records.ts';
import type { Chance } from './random.ts';

const SECTIONS = 12;
const SENTENCES = 5;

/**
 * Adds made-up pages until the corpus has as many pages as asked for: headings and sentences of the
 * real pages with some words taken from elsewhere, and a few new words, as larger sites have more.
 */
export function grow(
  records: readonly SearchRecord[],
  pages: number,
  chance: Chance,
): SearchRecord[] {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const lines = records.flatMap(({ content }) => content?.split('\n') ?? []);
  const headings = records.flatMap(({ hierarchy, type }) =>
    type === 'content' ? [] : [hierarchy[type] ?? ''],
  );
  const words = [
    ...new Set(lines.flatMap((line) => line.match(/[가-힣]{2,5}|[A-Za-z]{4,}/g) ?? [])),
  ];
  const fresh: string[] = [];
  const word = () => {
    if (chance.below(40) === 0) {
      fresh.push(pick(words) + pick(words));
    }
    return fresh.length && chance.below(3) === 0 ? pick(fresh) : pick(words);
  };
  const mixed = (text: string) =>
    text
      .split(' ')
      .map((one) => (chance.below(4) === 0 ? word() : one))
      .join(' ');
  const all = [...records];
  const [sample] = records;
  for (
    let page = new Set(records.map((one) => one.url_without_anchor)).size;
    page < pages;
    page++
  ) {
    const url = `/made/${page}/`;
    const lvl1 = mixed(pick(headings));
    for (let n = 0; sample && n < SECTIONS; n++) {
      const anchor = n ? `s${n}` : null;
      const lvl2 = n ? mixed(pick(headings)) : null;
      const hierarchy = { ...sample.hierarchy, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null };
      const address = anchor ? `${url}#${anchor}` : url;
      const type = n ? 'lvl2' : 'lvl1';
      const record = { ...sample, url: address, url_without_anchor: url, anchor, hierarchy };
      const content = Array.from({ length: SENTENCES }, () => mixed(pick(lines))).join('\n');
      all.push({ ...record, objectID: `${type}-${address}`, type, content: null });
      all.push({ ...record, objectID: `content-${address}`, type: 'content', content });
    }
  }
  return all;
}
