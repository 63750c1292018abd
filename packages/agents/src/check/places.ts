import { fileURLToPath } from 'node:url';

/**
 * A folder of the build beside `dist/check`, or that one: the source runs what was built from it, and
 * the bundle lies as deep as the compiled layers.
 */
const built = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/check/', import.meta.url)
  : new URL('./', import.meta.url);

export const THREAD_FILE = fileURLToPath(new URL('checkThread.js', built));
export const ARCHIVE_FILE = fileURLToPath(new URL('../check/declarations.br', built));
