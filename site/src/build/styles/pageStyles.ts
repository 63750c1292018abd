import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { dropUnread } from './dropUnread.ts';
import { oncePerSheet } from './oncePerSheet.ts';
import type { Words } from './words.ts';

/** What a selector needs on the page: a class, or an element of some kind. */
const NEEDED = /(?:\.|(?<![-:.#\w[=])(?=[a-z]))(-?[_a-z][\w-]*)/gi;

/** Drops the at-rules that hold nothing, or nothing but such. */
function dropEmpty(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes) {
      dropEmpty(node as Container<ChildNode>);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/** What no parentheses of a selector hold: `:not(.open)` also speaks of pages without the class. */
function outsideParentheses(selector: string): string {
  const less = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  return less === selector ? selector : outsideParentheses(less);
}

/**
 * Drops the rules of a page's styles that need a class or an element which nothing can put on the
 * page, and the properties that nothing reads then: every page of a kind is built with the styles of
 * all that any of them may show.
 * @param css a whole style sheet
 * @param words every word of the page and of its scripts
 * @returns the rules that stay, in their order
 * @throws CssSyntaxError when the sheet cannot be read
 */
export const pageStyles = oncePerSheet((css: string, words: Words): string => {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) {
      return;
    }
    const kept = rule.selectors.filter((selector) =>
      [...outsideParentheses(selector).matchAll(NEEDED)].every(([, name = '']) => words.has(name)),
    );
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
  dropUnread(root, words);
  dropEmpty(root);
  return root.toString();
});
