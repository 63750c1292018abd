import { Unreachable } from '../shared/errors.ts';

/**
 * Fetches a file of the index.
 * @param isFresh past every cache
 * @throws Unreachable when nothing answers, an error with the status when that is not ok
 */
export async function fetchFile(url: string, isFresh = false): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache: isFresh ? 'reload' : 'default' });
  } catch (cause) {
    throw new Unreachable(`${url} could not be reached.`, { cause });
  }
  if (!response.ok) {
    throw new Error(`The search index ${url} could not be loaded: status ${response.status}.`);
  }
  return response;
}
