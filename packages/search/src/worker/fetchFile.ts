import { Unreachable } from '../shared/errors.ts';

/**
 * Fetches a file of the index.
 * @param isFresh past every cache
 * @throws Unreachable for a network error, Error with the status for an error status
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
