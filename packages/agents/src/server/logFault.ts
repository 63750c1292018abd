/** Letters of a fault that are logged: its message may hold what a client sent. */
const MAX_LOGGED_LETTERS = 300;

/** Logs, in one line, what a client sent wrong. */
export function logFault({ message }: Error): void {
  console.error(message.replace(/\s+/g, ' ').slice(0, MAX_LOGGED_LETTERS));
}
