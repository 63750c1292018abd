import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { absoluteUrl } from '../../settings/paths.ts';

/** Elements of an article that need its page, its styles or its scripts. */
const LEFT_OUT = new Set(['nav', 'script', 'style', 'template', 'noscript', 'svg', 'wbr']);

// Runs for every element of the site; selectAll would parse its selector each time.
const isLeftOut = ({ tagName, properties }: Element) =>
  LEFT_OUT.has(tagName) ||
  (tagName === 'button' &&
    properties.dataTypeName === undefined &&
    properties.dataCopyValue === undefined) ||
  properties.role === 'radiogroup' ||
  properties.ariaHidden === 'true' ||
  // The rest of long code, which the page shows at a press, is read.
  (properties.hidden ?? 'until-found') !== 'until-found' ||
  ['popover', 'dataMarkdownSkip'].some((name) => (properties[name] ?? false) !== false);

const isHeadingLink = ({ tagName, properties }: Element) =>
  tagName === 'a' &&
  Array.isArray(properties.className) &&
  properties.className.includes('heading-link');

/** Titles a panel by its tab, which is a control and goes. */
function titlePanel({ properties, children }: Element): void {
  if (typeof properties.dataTab === 'string') {
    const title: Element = {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children: [{ type: 'text', value: properties.dataTab }],
    };
    children.unshift({ type: 'element', tagName: 'p', properties: {}, children: [title] });
  }
}

/**
 * Prepares an article for feeds and Markdown files: removes controls, but not values that a press
 * copies; makes links and pictures absolute.
 * @param article changed in place
 * @param path path of its page below the base
 */
export function cleanArticle(article: Element | Root, path: string): void {
  visit(article, 'comment', (_node, index, parent) => {
    // React separates adjacent text nodes with comments.
    if (parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visit(article, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isLeftOut(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (parent && index !== undefined && isHeadingLink(node)) {
      // A heading links to itself for readers who copy addresses.
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    titlePanel(node);
    // What turns it into text leaves out what is hidden.
    delete node.properties.hidden;
    return undefined;
  });
  visit(article, 'text', (node) => {
    // No-break spaces are for lines on the page, see rehypeCounts.ts.
    node.value = node.value.replaceAll('\u00a0', ' ');
  });
  const page = absoluteUrl(path);
  visit(article, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], page).href;
      }
    }
  });
}
