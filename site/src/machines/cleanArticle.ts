import type { Element, Root } from 'hast';
import { matches, selectAll } from 'hast-util-select';
import { SKIP, visit } from 'unist-util-visit';
import { absoluteUrl } from '../config/paths.ts';

/** Parts of an article that serve a reader with a screen, not one who reads it elsewhere. */
const leftOut =
  'button:not([data-type-name]), nav, script, style, template, noscript, svg, [popover], [hidden], [data-markdown-skip]';

/**
 * Prepares an article to be read outside of this site: without what can be pressed, and with full
 * addresses in its links and pictures.
 * @param article changed in place
 * @param path of the page that it stands on, below the base
 */
export function cleanArticle(article: Element | Root, path: string): void {
  visit(article, 'comment', (_node, index, parent) => {
    // React parts the texts of one sentence with comments.
    if (parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(article, 'element', (node, index, parent) => {
    if (parent && index !== undefined && matches(leftOut, node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (parent && index !== undefined && matches('a.heading-link', node)) {
      // A heading links to itself for readers who copy addresses.
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    return undefined;
  });
  const page = absoluteUrl(path);
  for (const { properties } of selectAll('[href], [src]', article)) {
    for (const name of ['href', 'src'] as const) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], page).href;
      }
    }
  }
}
