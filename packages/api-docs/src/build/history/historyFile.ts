import { readFileSync } from 'node:fs';
import type { ApiHistory } from '../../history/index.ts';

/** An object with one key a line, so that the diff of an update shows only what changed. */
const lines = (record: object) =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n  }`;

/** Content of the file of a history; one line for each name and each value. */
export function historyText(history: ApiHistory): string {
  const note = 'Made from the source of each version by api-docs. Do not edit.';
  const parts = Object.entries({ note, ...history }).map(([key, value]) => {
    const isRecord = typeof value === 'object' && !Array.isArray(value);
    return `  ${JSON.stringify(key)}: ${isRecord ? lines(value) : JSON.stringify(value)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/**
 * Names of what a file of a history lacks or has otherwise; empty if it is up to date.
 * `staleLines('api-history.json', history)` is `['Button']`.
 */
export function staleLines(file: string, history: ApiHistory): string[] {
  const committed = readFileSync(file, 'utf8').split('\n');
  const fresh = historyText(history).split('\n');
  const nameOf = (line: string) => /^\s*"([^"]*)"/.exec(line)?.[1] ?? line;
  const plain = (all: readonly string[]) => all.map((line) => line.replace(/,$/, ''));
  const [old, now] = [new Set(plain(committed)), new Set(plain(fresh))];
  return [
    ...new Set(
      [
        ...[...old].filter((line) => !now.has(line)),
        ...[...now].filter((line) => !old.has(line)),
      ].map(nameOf),
    ),
  ];
}
