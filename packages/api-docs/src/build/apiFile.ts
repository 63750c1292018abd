import { readFileSync, writeFileSync } from 'node:fs';
import type { Api } from '../shared/model.ts';
import { diffApi } from './diffApi.ts';
import type { ApiProblem } from './problems.ts';

/** The API as text; the same API gives the same text. */
export function apiText(api: Api): string {
  return `${JSON.stringify({ note: '만들어진 파일입니다. 고치지 말고 npm run api로 새로 만드십시오.', ...api }, null, 2)}\n`;
}

/**
 * Reads the committed API.
 * @throws Error in Korean when the file is missing or is no JSON.
 */
export function readApiFile(file: string): Api {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Api;
  } catch (error) {
    throw new Error(
      `${file}을 읽지 못했습니다(${error instanceof Error ? error.message : error}). npm run api로 새로 만드십시오.`,
    );
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
  writeFileSync(file, text);
  return before !== text;
}

/** Differences between the committed file and the code, as problems with their remedy. */
export function checkDrift(file: string, fresh: Api): ApiProblem[] {
  const differences = diffApi(readApiFile(file), fresh);
  return differences.map(({ place, message }) => ({
    place,
    message: `${message}. npm run api로 API 파일을 새로 만들고 함께 커밋하십시오.`,
  }));
}
