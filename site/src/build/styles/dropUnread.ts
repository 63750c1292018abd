import type { Root } from 'postcss';
import type { Words } from './words.ts';

/** Beginning of a value that reads a property. */
const READ = /var\(\s*(--[\w-]+)/g;

const readIn = (root: Root) => new Set([...root.toString().matchAll(READ)].map(([, name]) => name));

/**
 * Drops the properties of the site and its packages that nothing of a page reads, and the rules that
 * held nothing else. What is dropped may have been the only reader of another one.
 * @param root styles of the page
 * @param words every word of the page, of its scripts, and of the sheets that these fetch
 */
export function dropUnread(root: Root, words: Words): void {
  let found = true;
  while (found) {
    found = false;
    const read = readIn(root);
    root.walkDecls(/^--/, (property) => {
      // A word has one of the two dashes: see WORD in words.ts.
      if (!read.has(property.prop) && !words.has(property.prop.slice(1))) {
        property.remove();
        found = true;
      }
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
}
