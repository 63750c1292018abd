import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isEnglish } from './isEnglish.ts';
import { textOf } from './textOf.ts';

/** Elements that authors can give an English text: a heading, an error text as code, a quotation. */
const QUOTES = /^(?:h[2-6]|code|em|strong|q|p|li|td|th)$/;

/** Marks the language of English texts, so that screen readers read them by an English voice. */
export function rehypeEnglish() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') {
        return SKIP;
      }
      if (QUOTES.test(node.tagName) && isEnglish(textOf(node))) {
        node.properties.lang = 'en';
        return SKIP;
      }
      return undefined;
    });
  };
}
