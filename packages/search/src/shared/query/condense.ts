import { cutText } from '@zs-docs/words';
import { isStopWord } from '../korean/stopwords.ts';
import { cutPasted, MAX_QUERY_LENGTH } from './maxQueryLength.ts';

/** The package of a file below node_modules: what was not found, or what threw. */
const MODULE = /\S*\bnode_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)\S*/g;
/** How a log says how bad a line is. */
const LEVEL = /^(?:warn(?:ing)?|err(?:or)?|info|debug|log|fatal|trace|verbose)$/i;

/** Lines of a stack, and what else of a log says only where and when. */
const NOISE: [RegExp, ...RegExp[]] = [
  /^\s*at .*$/gm,
  /\bhttps?:\/\/\S+/g,
  // A file with the folders before it, and the place in it; a package stays.
  /(?<![\w@-])(?:[A-Za-z]:|[~.]{1,2})?[\\/][\w@.~()[\]-]+(?:[\\/][\w@.~()[\]-]+)+(?::\d+)*/g,
  /[\w@.~-]+(?:[\\/][\w@.~()[\]-]+)*\.\w{1,5}(?:[:(]\d+[:,\d)]*)/g,
  /\b(?:npm|yarn|pnpm) (?:ERR!|error|warn|WARN)/g,
  /[~^]?\bv?\d[\w.]*\b(?:\s?(?:ms|s|MB))?/g,
];

/** A word of a long text, and how much it says. */
interface Token {
  text: string;
  at: number;
  worth: number;
}

const isQuoted = (token: string) => /^["'`‘“].+["'`’”][.,:;)]*$/.test(token);
/** Whether a token is the name of a package, component, function or code: what nobody writes in a sentence. */
export const isName = (token: string) =>
  /[a-z][A-Z]|[A-Z]{2}|\w[-_/@]\w|^@\w|[A-Z]\w*\d/.test(token);

function tokensOf(text: string, worthOf: (word: string) => number): Token[] {
  const seen = new Set<string>();
  const tokens: Token[] = [];
  for (const { 0: token, index: at } of text.matchAll(/\S+/g)) {
    const bare = token.replace(/^[^\p{L}\p{N}@_$]+|[^\p{L}\p{N}_$]+$/gu, '');
    const key = bare.toLowerCase();
    if (bare.length < 2 || LEVEL.test(key) || isStopWord(key) || seen.has(key)) {
      continue;
    }
    seen.add(key);
    const shape = (isQuoted(token) ? 1 : 0) + (isName(bare) ? 1 : 0);
    tokens.push({ text: bare, at, worth: worthOf(bare) * (1 + shape / 2) });
  }
  return tokens;
}

/**
 * Condenses a text that is too long for a query to its most telling words, in their order: those of
 * the greatest worth, names and what stands in quotes before others; no paths, numbers and stacks.
 * @param worthOf what a word is worth, 0 for nothing; every one the same by default
 * @returns the text itself where it is short enough
 * @example condense('npm ERR! code ERESOLVE\nnpm ERR! While resolving: my-app@1.0.0 in /home/me/my-app/package.json') // 'code ERESOLVE While resolving my-app'
 */
export function condense(text: string, worthOf: (word: string) => number = () => 1): string {
  if (text.length <= MAX_QUERY_LENGTH) {
    return text;
  }
  const read = cutPasted(text);
  const [stack, ...noises] = NOISE;
  const named = read.replace(stack, ' ').replace(MODULE, ' $1 ');
  const clean = noises.reduce((rest, noise) => rest.replace(noise, ' '), named);
  const kept: Token[] = [];
  let left = MAX_QUERY_LENGTH + 1;
  for (const token of tokensOf(clean, worthOf).sort((a, b) => b.worth - a.worth || a.at - b.at)) {
    if (token.text.length < left && token.worth > 0) {
      kept.push(token);
      left -= token.text.length + 1;
    }
  }
  const words = kept.sort((a, b) => a.at - b.at).map((token) => token.text);
  return words.join(' ') || cutText(text.trim(), MAX_QUERY_LENGTH);
}
