import type { Element, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { siteConfig } from '../site.config.ts';

/** Parts of an article that serve a reader with a screen, not one who reads Markdown. */
const leftOut =
  'button:not([data-type-name]), script, style, template, noscript, svg, [popover], [hidden], [data-markdown-skip]';

const writer = unified()
  .use(rehypeRemark, { handlers: { pre: codeBlock } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/**
 * Turns the article of a page into Markdown.
 * @param page a whole document, which stays as it is
 * @throws Error when the page holds no article
 */
export function articleToMarkdown(page: Root): string {
  const found = select('main article', page);
  if (!found) {
    throw new Error('The page has no <main> with an <article>, which the Markdown is made from.');
  }
  const article = structuredClone(found);
  clean(article);
  const root: Root = { type: 'root', children: [article] };
  return readableHangul(writer.stringify(writer.runSync(root)));
}

function clean(article: Element): void {
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
  for (const box of selectAll('aside', article)) {
    box.tagName = 'blockquote';
  }
  for (const link of selectAll('a[href^="/"]', article)) {
    link.properties.href = siteConfig.url + String(link.properties.href);
  }
}

/** The writer escapes Hangul after emphasis for parsers that need a space there; readers do not. */
function readableHangul(markdown: string): string {
  return markdown.replace(/&#x([0-9A-F]{4});/g, (_match, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Highlighted code is a tree of coloured spans; Markdown wants its text and language. */
function codeBlock(_state: unknown, node: Element) {
  return {
    type: 'code' as const,
    lang: String(node.properties.dataLanguage ?? ''),
    value: textOf(node).replace(/\n$/, ''),
  };
}
