import { readFileSync } from 'node:fs';
import type { ApiHistory } from '../../history/index.ts';
import { normalizeType } from '../../shared/normalizeType.ts';

/** An object with one key a line, so that the diff of an update shows only what changed. */
const lines = (record: object) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n  }`;

/** Content of the file of a history; one line for each name and each value. */
export function historyText(history: ApiHistory): string {
  const note = 'Made by npm run truth:history from the source of each version. Do not edit.';
  const parts = Object.entries({ note, ...history }).map(([key, value]) => {
    const isRecord = typeof value === 'object' && !Array.isArray(value);
    return `  ${JSON.stringify(key)}: ${isRecord ? lines(value) : JSON.stringify(value)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/**
 * Lines of a history, with its types in one way of printing: the compiler lists the literals of a type
 * that it infers in the order in which it met them, which depends on the packages that are installed.
 */
function comparableLines(text: string): Set<string> {
  const normalized = JSON.parse(text, (_key, value) =>
    typeof value === 'string' ? normalizeType(value) : value,
  );
  return new Set(
    historyText(normalized)
      .split('\n')
      .map((line) => line.replace(/,$/, '')),
  );
}

/**
 * Names of what a file of a history lacks or has otherwise; empty if it is up to date.
 * `staleLines('api-history.json', history)` is `['Button']`.
 */
export function staleLines(file: string, history: ApiHistory): string[] {
  const committed = comparableLines(readFileSync(file, 'utf8'));
  const fresh = comparableLines(historyText(history));
  const nameOf = (line: string) => /^\s*"([^"]*)"/.exec(line)?.[1] ?? line;
  const different = [
    ...[...committed].filter((line) => !fresh.has(line)),
    ...[...fresh].filter((line) => !committed.has(line)),
  ];
  return [...new Set(different.map(nameOf))];
}
