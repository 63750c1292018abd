import type { CliText } from './text/cliText.ts';
import { en } from './text/en.ts';
import { ko } from './text/ko.ts';

/** Environment of a command. */
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

/** Strings in the language of the terminal. */
export function textFor(env: CliContext['env']): CliText {
  const language = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ko/i.test(language) ? ko : en;
}
