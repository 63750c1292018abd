import { fromParse5 } from 'hast-util-from-parse5';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import type { PageHeading } from './toc.ts';

/**
 * Headings of a rendered text that an address can lead to, in order: those that its author wrote
 * and those that components brought.
 */
export function readHeadings(html: string): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(fromParse5(parseFragment(html)), 'element', (node) => {
    const depth = /^h([2-6])$/.exec(node.tagName)?.[1];
    if (depth && typeof node.properties.id === 'string') {
      headings.push({ depth: Number(depth), slug: node.properties.id, text: textOf(node) });
    }
  });
  return headings;
}
