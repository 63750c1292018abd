import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule } from 'postcss';
import { dropUnread } from './dropUnread.ts';

const WORD = /-?[_a-z][\w-]*/gi;

/** Names that stand in texts, as a class would. */
export const wordsOf = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []));

/** What a selector needs on the page: a class, or an element of some kind. */
const NEEDED = /(?:\.|(?<![-:.#\w[=])(?=[a-z]))(-?[_a-z][\w-]*)/gi;

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
export function pageStyles(css: string, words: ReadonlySet<string>): string {
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
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}

/** Words of the scripts of a build, and of the sheets that they fetch. */
export interface ScriptWords {
  /** Those that run on any page. */
  everywhere: ReadonlySet<string>;
  /** Those of each island, by its name. */
  islands: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Files that come after a page. The sheets of light pages are no such: each is one of a page. */
const LATE = /\.js$|^(?!page\.).*\.css$/;

/**
 * Reads the scripts of a build, and the sheets that they fetch.
 * @param folder where they are, with a slash at its end
 */
export function scriptWords(folder: string): ScriptWords {
  const everywhere: string[] = [];
  const islands = new Map<string, ReadonlySet<string>>();
  for (const file of readdirSync(folder).filter((name) => LATE.test(name))) {
    const text = readFileSync(folder + file, 'utf8');
    const island = /^(\w+)\.island\./.exec(file)?.[1];
    if (island) {
      islands.set(island, wordsOf(text));
    } else {
      everywhere.push(text);
    }
  }
  return { everywhere: wordsOf(...everywhere), islands };
}

/** Words of a page and of every script that can run on it. */
export function wordsOnPage(html: string, scripts: ScriptWords): Set<string> {
  const own = wordsOf(html.replace(/<style[^>]*>.*?<\/style>/gs, ''));
  const islands = [...scripts.islands].filter(([name]) => own.has(name));
  return new Set([...scripts.everywhere, ...own, ...islands.flatMap(([, words]) => [...words])]);
}
