import { Unreachable } from '../errors.ts';

/** The used part of `fetch`, which pages and workers have. */
type Fetch = (
  url: string,
  options: { cache: 'default' | 'reload' },
) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>;

/**
 * Reads files of an index by their names.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 * @returns function that reads a file, with `isFresh` past every cache. It throws Unreachable for a network
 *   error, also of a body that breaks off, and Error with the status for an error status
 */
export function indexReader(indexUrl: string, fetch: Fetch) {
  return async (name: string, isFresh = false): Promise<unknown> => {
    const url = indexUrl + name;
    let status: number;
    let text: string | null;
    try {
      const response = await fetch(url, { cache: isFresh ? 'reload' : 'default' });
      status = response.status;
      text = response.ok ? await response.text() : null;
    } catch (cause) {
      throw new Unreachable(`${url} could not be reached.`, { cause });
    }
    if (text === null) {
      throw new Error(`The search index ${url} could not be loaded: status ${status}.`);
    }
    return JSON.parse(text);
  };
}
