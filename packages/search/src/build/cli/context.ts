import type { CliText } from './text/cliText.ts';
import { en } from './text/en.ts';
import { ko } from './text/ko.ts';

/** What a command needs of the world around it. */
export interface CliContext {
  text: CliText;
  env: Readonly<Record<string, string | undefined>>;
  /** Prints a line to standard output. */
  print: (line: string) => void;
}

/** A mistake of the user: its message is printed, and the command ends with code 1. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Words in the language of the terminal. */
export function textFor(env: CliContext['env']): CliText {
  const language = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ko/i.test(language) ? ko : en;
}
