import type { HeadingsFile } from '../../shared/format.ts';

/** Where the files of an embedded index are. */
export interface IndexUrls {
  headingsUrl: string;
  textUrl: string;
}

/** An index whose headings have come, ready to be opened. */
export interface OpenOptions extends IndexUrls {
  headings: HeadingsFile;
}

/** Fetches a file of the index. Throws when it cannot be reached or its status is not ok. */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The search index ${url} could not be loaded: status ${response.status}.`);
  }
  return response;
}

/** Fetches and reads a file of the index; throws as fetchFile does. */
export async function fetchJson<T>(url: string): Promise<T> {
  return (await fetchFile(url)).json();
}
