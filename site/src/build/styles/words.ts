import { readdirSync, readFileSync } from 'node:fs';

const WORD = /-?[_a-z][\w-]*/gi;

/** Names that stand in texts, as a class would. */
export const wordsOf = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []));

/** Words that may stand somewhere. */
export type Words = Pick<ReadonlySet<string>, 'has'>;

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
export function wordsOnPage(html: string, scripts: ScriptWords): Words {
  const own = wordsOf(html.replace(/<style[^>]*>.*?<\/style>/gs, ''));
  const islands = [...scripts.islands].filter(([name]) => own.has(name));
  const sources = [own, scripts.everywhere, ...islands.map(([, words]) => words)];
  return { has: (word) => sources.some((source) => source.has(word)) };
}
