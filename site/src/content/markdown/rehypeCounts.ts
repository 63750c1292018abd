import type { Element, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Short numerals of one syllable or two, digits, and the counters that follow them after a space. */
const COUNT =
  /(?<![가-힣\d])(한|두|세|네|몇|여러|\d+) (?=(?:개|번|줄|장|곳|명|쪽|칸|초|분|시간|배|가지|단계)(?![가-힣]{3}))/g;
const DATE = /(\d+년|\d+월) (?=\d+[월일])/g;

/**
 * Keeps a number and its counter on one line, by a no-break space: `두 개`, `2026년 6월 29일`.
 * @example joinCounts('파일 두 개') // '파일 두\u00a0개'
 */
export const joinCounts = (text: string): string =>
  text.replaceAll(COUNT, '$1\u00a0').replaceAll(DATE, '$1\u00a0');

/** The space before a last word of up to six letters; WebKit has no `text-wrap: pretty`. */
const BEFORE_LAST = /(?<=(?:^|\s)\S{1,12}) (?=\S{1,6}\s*$)/;

/**
 * Keeps a short last word from a line of its own, by a no-break space.
 * @example joinLast('색이 정해집니다.') // '색이\u00a0정해집니다.'
 */
export const joinLast = (text: string): string => text.replace(BEFORE_LAST, '\u00a0');

/** The text that ends a paragraph or a cell of a list, also inside a link. */
function lastText({ children }: Element): Text | undefined {
  const last = children.at(-1);
  const isInline = last?.type === 'element' && /^(?:a|em|strong)$/.test(last.tagName);
  return last?.type === 'text' ? last : isInline ? lastText(last) : undefined;
}

/** Code, which is copied, and headings, whose texts the contents and the search have too. */
const UNCHANGED = /^(?:pre|code|h[1-6])$/;

/** Joins numbers and counters, and last words, in the texts of an article. */
export function rehypeCounts() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && UNCHANGED.test(node.tagName)) {
        return SKIP;
      }
      const last = node.type === 'element' && /^(?:p|li|dd)$/.test(node.tagName) && lastText(node);
      if (last) {
        last.value = joinLast(last.value);
      }
      if (node.type === 'text') {
        node.value = joinCounts(node.value);
      }
      return undefined;
    });
  };
}
