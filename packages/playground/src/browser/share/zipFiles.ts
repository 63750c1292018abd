import { strToU8, zipSync } from 'fflate';

/** Earliest date of the format: the same files give the same archive. */
const DATE = '1980-01-01T00:00:00';

/**
 * Creates a zip archive of texts, uncompressed: they are a few kilobytes of source code.
 * @example String.fromCharCode(...zipFiles([['a.txt', 'text']]).slice(30, 39)) // 'a.txttext'
 */
export function zipFiles(files: readonly (readonly [path: string, text: string])[]) {
  const entries = files.map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: DATE });
}
