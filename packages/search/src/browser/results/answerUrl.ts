import type { HitAnswer, SearchHit } from '../../shared/searchClient.ts';

/** Words at either end of an answer that its address names; a shorter answer is named whole. */
const FRAGMENT_WORDS = 4;

/** The text of an answer, a line a piece. */
export const answerLines = ({ pieces }: HitAnswer): string[] =>
  pieces.map(({ parts }) => parts.map(({ text }) => text).join(''));

/** A dash parts the context of a text fragment from it. */
const encode = (words: readonly string[]) =>
  encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/**
 * The longest cell of a row, as the browser looks for words from the top of the page: the first `disabled` of it
 * is hardly that of the row. Else the first paragraph or line: between two of them a whole example may stand.
 */
function namedLine(answer: HitAnswer): string {
  const lines = answerLines(answer);
  const [first = ''] = answer.kind === 'row' ? lines.sort((a, b) => b.length - a.length) : lines;
  return first.split('\n', 1).join('');
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
  const line = answer && type !== 'lvl1' ? namedLine(answer) : '';
  if (line === '') {
    return url;
  }
  const words = line.split(' ');
  const isShort = words.length <= 2 * FRAGMENT_WORDS;
  const ends = isShort ? [words] : [words.slice(0, FRAGMENT_WORDS), words.slice(-FRAGMENT_WORDS)];
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${ends.map(encode).join(',')}`;
}
