import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Api } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import type { ApiProblem } from './problems.ts';

/** Content of the file; deterministic. */
function apiText(api: Api): string {
  const note = 'Made by npm run api. Change the code, not this file.';
  return `${JSON.stringify({ note, ...api }, null, 2)}\n`;
}

/**
 * Reads the committed API.
 * @throws Error with the command to run if the file is missing or is not JSON
 */
export function readApiFile(file: string): Api {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Api;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(messages.unreadableFile(file, reason));
  }
}

/** Writes the API file if its content changed. Returns whether it did. */
export function writeApiFile(file: string, api: Api): boolean {
  const text = apiText(api);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before !== text) {
    writeFileSync(file, text);
  }
  return before !== text;
}

/** An API without what moves with every edit: lines of the source. */
const withoutPlaces = ({ package: name, version, inherited, entries }: Api) =>
  JSON.stringify({ name, version, inherited, entries }, (key, value) =>
    key === 'source' ? undefined : value,
  );

/** Reports a committed file that says something else than the code, with the command to run. */
export const checkDrift = (file: string, fresh: Api): ApiProblem[] =>
  withoutPlaces(readApiFile(file)) === withoutPlaces(fresh)
    ? []
    : [{ message: messages.staleFile(file) }];
