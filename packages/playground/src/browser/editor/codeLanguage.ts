import { type Language, languageMap } from 'prism-code-editor';
import { languages, tokenize } from 'prism-code-editor/prism';
import { type Place, tokenizeCode } from './tokenizeCode.ts';

/** Length of the part of a line that decides the indent of the next one. */
const SEEN_LENGTH = 500;

const placeAfter = (code: string): Place | undefined => tokenizeCode(code).places.at(-1);

/** Whether an opening tag ends here. */
const endsOpeningTag = (code: string) =>
  /(?<!\/)>[ \t]{0,99}$/.test(code.slice(-SEEN_LENGTH)) &&
  !/<\/[^<>]{0,99}>[ \t]{0,99}$/.test(code.slice(-SEEN_LENGTH)) &&
  placeAfter(code)?.kind === 'text';

/** Whether a bracket is open at the end of the line, or a case begins. */
function opensBlock(code: string): boolean {
  const line = code.slice(-SEEN_LENGTH).split('\n').at(-1) ?? '';
  return /[([{][^)\]}]*$/.test(line) || /\b(?:case .{1,99}|default):\s*$/.test(line);
}

const language: Language = {
  getComments: (_, position, value) =>
    placeAfter(value.slice(0, position))?.kind === 'text'
      ? { block: ['{/*', '*/}'] }
      : { line: '//', block: ['/*', '*/'] },
  autoIndent: [
    ([start], value) => opensBlock(value.slice(0, start)) || endsOpeningTag(value.slice(0, start)),
    ([start, end], value) =>
      ['()', '[]', '{}'].includes(value.charAt(start - 1) + value.charAt(end)) ||
      (value.startsWith('</', end) && endsOpeningTag(value.slice(0, start))),
  ],
  autoCloseTags([start, end], value) {
    const before = value.slice(0, start);
    const isTag = start === end && placeAfter(before)?.kind === 'tag';
    const opened = isTag ? placeAfter(`${before}>`) : undefined;
    return opened?.kind === 'text' ? `</${opened.name}>` : undefined;
  },
};

/**
 * Registers the language of examples with the editor, and returns its name. The library's own reads
 * elements with patterns that try 2^n ways at an unclosed tag with n attributes, to colour it and at
 * Enter: 24 attributes take 6 s, each more twice as long.
 */
export function registerCodeLanguage(): string {
  const name = 'tsx';
  languages[name] = { [tokenize]: (code) => tokenizeCode(code).tokens };
  languageMap[name] = language;
  return name;
}
