import { cutText } from '@zs-docs/words';

/** Letters of a fault that are logged: its message may hold what a client sent. */
const MAX_LOGGED_LETTERS = 300;

/** Logs, in one line, what a client sent wrong. */
export function logFault({ message }: Error): void {
  console.error(cutText(message.replace(/\s+/g, ' '), MAX_LOGGED_LETTERS));
}
