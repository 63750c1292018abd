import type { Root } from 'hast';
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

/** Code, which is copied, and headings, whose texts the contents and the search have too. */
const UNCHANGED = /^(?:pre|code|h[1-6])$/;

/** Joins numbers and counters in the texts of an article. */
export function rehypeCounts() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && UNCHANGED.test(node.tagName)) {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = joinCounts(node.value);
      }
      return undefined;
    });
  };
}
