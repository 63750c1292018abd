import { Unreachable } from '../errors.ts';

/** The used part of `fetch`, which pages and workers have. */
type Fetch = (
  url: string,
  options: { cache: 'default' | 'reload' },
) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>;

/**
 * Reads files of an index by their names.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 * @returns function that reads a file, with `isFresh` past every cache. It throws Unreachable for a network
 *   error, Error with the status for an error status
 */
export function indexReader(indexUrl: string, fetch: Fetch) {
  return async (name: string, isFresh = false): Promise<unknown> => {
    const url = indexUrl + name;
    let response: Awaited<ReturnType<Fetch>>;
    try {
      response = await fetch(url, { cache: isFresh ? 'reload' : 'default' });
    } catch (cause) {
      throw new Unreachable(`${url} could not be reached.`, { cause });
    }
    if (!response.ok) {
      throw new Error(`The search index ${url} could not be loaded: status ${response.status}.`);
    }
    return response.json();
  };
}
