import { readFileSync, writeFileSync } from 'node:fs';
import type { Api } from '../../shared/model.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';
import { diffApi } from './diffApi.ts';
import type { ApiProblem } from './problems.ts';

/** The committed file that holds an API. */
export interface ApiFile {
  file: string;
  /** Command that renews it, for messages. */
  renew?: string;
  /** Language of messages; English when not given. */
  messages?: Messages;
}

const RENEW = 'npx api-docs extract';

/** The API as text; the same API gives the same text. */
function apiText(api: Api): string {
  const note = 'Made by api-docs extract. Change the code, not this file.';
  return `${JSON.stringify({ note, ...api }, null, 2)}\n`;
}

/**
 * Reads the committed API.
 * @throws Error with the remedy when the file is missing or is no JSON.
 */
export function readApiFile({ file, renew = RENEW, messages = en }: ApiFile): Api {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Api;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(messages.unreadableFile(file, reason, renew));
  }
}

/** Writes the API file; true when its text changed. */
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

/** Differences between the committed file and the code, as problems with their remedy. */
export function checkDrift(committed: ApiFile, fresh: Api): ApiProblem[] {
  const { renew = RENEW, messages = en } = committed;
  return diffApi(readApiFile(committed), fresh, messages).map(({ place, message }) => ({
    place,
    message: messages.stale(message, renew),
  }));
}
