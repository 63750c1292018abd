import { readFileSync, writeFileSync } from 'node:fs';
import type { Api } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import { diffApi } from './diffApi.ts';
import type { ApiProblem } from './problems.ts';

/** The committed JSON file of an API. */
export interface ApiFile {
  file: string;
  /** Command that updates it, for messages. */
  updateCommand?: string;
}

const DEFAULT_UPDATE_COMMAND = 'npx api-docs extract';

/** Content of the file; deterministic. */
function apiText(api: Api): string {
  const note = 'Made by api-docs extract. Change the code, not this file.';
  return `${JSON.stringify({ note, ...api }, null, 2)}\n`;
}

/**
 * Reads the committed API.
 * @throws Error with the command to run if the file is missing or is not JSON
 */
export function readApiFile({ file, updateCommand = DEFAULT_UPDATE_COMMAND }: ApiFile): Api {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Api;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(messages.unreadableFile(file, reason, updateCommand));
  }
}

/** Writes the API file if its content changed. Returns whether it did. */
export function writeApiFile(file: string, api: Api): boolean {
  const text = apiText(api);
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // The first run has no file yet.
  }
  if (before !== text) {
    writeFileSync(file, text);
  }
  return before !== text;
}

/** Reports differences between the committed file and the code, with the command to run. */
export function checkDrift(committed: ApiFile, fresh: Api): ApiProblem[] {
  const { updateCommand = DEFAULT_UPDATE_COMMAND } = committed;
  return diffApi(readApiFile(committed), fresh).map(({ place, message }) => ({
    place,
    message: messages.staleFile(message, updateCommand),
  }));
}
