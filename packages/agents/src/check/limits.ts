/** Longest time of a check. */
export const CHECK_TIMEOUT_MS = 10_000;

/** Memory of the process that compiles; it needs about 250. */
export const MAX_MEMORY_MB = 768;
