import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Api } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import { diffApi } from './diffApi.ts';
import type { ApiProblem } from './problems.ts';

/** Content of the file; deterministic. */
function apiText(api: Api): string {
  const note = 'Made by api-docs extract. Change the code, not this file.';
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

/** Reports differences between the committed file and the code, with the command to run. */
export function checkDrift(file: string, fresh: Api): ApiProblem[] {
  return diffApi(readApiFile(file), fresh).map(({ place, message }) => ({
    place,
    message: messages.staleFile(message),
  }));
}
