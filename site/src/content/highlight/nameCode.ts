import { cutText } from '@zs-docs/words';
import { codeText } from '../../text/code.ts';

const MAX_NAME_LETTERS = 40;

/** What a screen reader calls code: its title, else the start of its first line. */
export function nameOfCode(code: string, title: string | undefined): string {
  const line = code.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
  return title ?? (line.length > MAX_NAME_LETTERS ? `${cutText(line, MAX_NAME_LETTERS)}…` : line);
}

/**
 * Attributes of a `<pre>`: code with a title scrolls, and takes the keyboard for that by a name; other code
 * and commands wrap.
 */
export const scrollingCode = (title: string | undefined, language: string | undefined) =>
  title === undefined || language === 'bash'
    ? undefined
    : ({ tabIndex: 0, role: 'group', 'aria-label': codeText.codeOf(title) } as const);
