/** Bounds on what is read from a site, which may be slow, broken or not what it says. */
export const MAX_MANIFEST_BYTES = 256 * 1024;
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** Of the bundle of pages, unpacked. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A server that starts asks a site first: without an answer it reads its copy. */
export const MANIFEST_TIMEOUT_MS = 5000;
export const FILE_TIMEOUT_MS = 60_000;
