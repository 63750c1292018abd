import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { cleanArticle } from '../../content/markdown/cleanArticle.ts';

/** Attributes that only this site's styles and scripts use. */
const SITE_ATTRIBUTE = /^(class|style|tabIndex|role|aria|data)/;

/**
 * HTML of a post for feeds: no classes, no scripts, absolute URLs.
 * @param html HTML of the post on the site
 * @param path path of the post below the base
 */
export function postHtml(html: string, path: string): string {
  const text = fromParse5(parseFragment(html)) as Root;
  cleanArticle(text, path);
  visit(text, 'element', ({ properties }) => {
    for (const name of Object.keys(properties).filter((name) => SITE_ATTRIBUTE.test(name))) {
      delete properties[name];
    }
  });
  return toHtml(text);
}
