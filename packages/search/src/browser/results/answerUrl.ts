import type { HitAnswer, SearchHit } from '../../shared/searchClient.ts';

/** Words at either end of an answer that its address names; a shorter answer is named whole. */
const FRAGMENT_WORDS = 4;

/** The text of an answer, a line a piece. */
export const answerLines = ({ pieces }: HitAnswer): string[] =>
  pieces.map(({ parts }) => parts.map(({ text }) => text).join(''));

/** A dash parts the context of a text fragment from it. */
const encode = (words: readonly string[]) =>
  encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** The cells of a row; else its first paragraph or line: between two of them a whole example may stand. */
function namedLines(answer: HitAnswer): string[] {
  const lines = answerLines(answer);
  return answer.kind === 'row' ? lines : (lines[0]?.split('\n').slice(0, 1) ?? []);
}

/**
 * The address of a hit at its answer, which the browser scrolls to and marks; one that cannot, or does not
 * find it, opens the section. A page that was found itself answers where it begins (https://developer.mozilla.org/docs/Web/URI/Reference/Fragment/Text_fragments).
 * @example answerUrl({ url: '/a/#b', type: 'lvl2', answer: { pieces: [{ parts: [{ text: '색을 바꿉니다.' }] }] } }) // '/a/#b:~:text=%EC%83%89%EC%9D%84%20%EB%B0%94%EA%BF%89%EB%8B%88%EB%8B%A4.'
 */
export function answerUrl({
  url,
  type,
  answer,
}: Pick<SearchHit, 'url' | 'type' | 'answer'>): string {
  const lines = answer && type !== 'lvl1' ? namedLines(answer) : [];
  const first = lines[0]?.split(' ') ?? [];
  const last = lines.at(-1)?.split(' ') ?? [];
  if (first.length === 0) {
    return url;
  }
  const isShort = lines.length === 1 && first.length <= 2 * FRAGMENT_WORDS;
  const ends = isShort ? [first] : [first.slice(0, FRAGMENT_WORDS), last.slice(-FRAGMENT_WORDS)];
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${ends.map(encode).join(',')}`;
}
