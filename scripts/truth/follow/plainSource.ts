import { blank, blankOut } from '../source/blank.ts';
import { childrenOf, isScript, parseToolkit } from '../source/parseToolkit.ts';

/** A file of the toolkit without what changes nothing. */
export interface PlainSource {
  /** Without comments and imports, which become blanks, so that lines stay the same. */
  text: string;
  /** What it imports from other packages: `react-native useWindowDimensions`. */
  imports: readonly string[];
}

function plainScript(code: string): PlainSource {
  const file = parseToolkit(code);
  const imports = file.program.body.filter((node) => node.type === 'ImportDeclaration');
  const named = imports
    .filter(({ source }) => !source.value.startsWith('.'))
    .flatMap((node) =>
      node.specifiers
        .flatMap(childrenOf)
        .map((part) => ('name' in part ? `${node.source.value} ${part.name}` : '')),
    );
  return {
    text: blankOut(code, [...(file.comments ?? []), ...imports]),
    imports: [...new Set(named)].sort(),
  };
}

/** Reads a file as what it says, whatever its comments and the order of its imports are. */
export function plainSource(path: string, text: string): PlainSource {
  if (isScript(path)) {
    return plainScript(text);
  }
  // Kotlin, Swift, Gradle and Ruby.
  const comments = /\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$|^\s*#.*$/gm;
  return { text: path.endsWith('.json') ? text : text.replace(comments, blank), imports: [] };
}

const STRING = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/;

const withoutLayout = (code: string) =>
  code
    .replace(/[\s;]+/g, '')
    .replace(/,(?=[)\]}])/g, '')
    // What is left of a comment in JSX.
    .replace(/>\{\}(?=<)/g, '>')
    // An element that closes itself says the same as one with nothing in it.
    .replace(/><\/[\w.]+>/g, '/>');

/**
 * A text in which only what is read by a compiler counts: outside of strings no spaces and semicolons, of
 * strings not the kind of their quotes.
 * @example essence('a = "b c";') === essence("a = 'b c'") // true
 */
export const essence = (text: string): string =>
  text
    .split(STRING)
    .map((part, at) => (at % 2 === 0 ? withoutLayout(part) : `'${part.slice(1, -1)}'`))
    .join('');
