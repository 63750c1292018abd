import { cutText } from '@zs-docs/words';

const MAX_NAME_LETTERS = 40;

/** What a screen reader calls code: its title, else the start of its first line. */
export function nameOfCode(code: string, title: string | undefined): string {
  const line = code.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
  return title ?? (line.length > MAX_NAME_LETTERS ? `${cutText(line, MAX_NAME_LETTERS)}…` : line);
}
