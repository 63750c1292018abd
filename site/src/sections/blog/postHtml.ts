import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { cleanArticle } from '../../content/markdown/cleanArticle.ts';

/** Attributes that only this site's styles, scripts and screens have a use for. */
const ofTheScreen = /^(class|style|tabIndex|role|aria|data)/;

/**
 * The text of a post as a feed carries it: plain HTML with full addresses.
 * @param html as the blog shows it
 * @param path of the post, below the base
 */
export function postHtml(html: string, path: string): string {
  const text = fromParse5(parseFragment(html)) as Root;
  cleanArticle(text, path);
  visit(text, 'element', ({ properties }) => {
    for (const name of Object.keys(properties).filter((name) => ofTheScreen.test(name))) {
      delete properties[name];
    }
  });
  return toHtml(text);
}
