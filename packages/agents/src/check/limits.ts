/** Longest time of a check, from when the process that compiles can be asked. */
export const CHECK_TIMEOUT_MS = 10_000;

/** Longest time until a process can be asked: it takes about one second. */
export const START_TIMEOUT_MS = 60_000;

/** Old heap of the process that compiles, of which it needs about 250; the process takes more. */
export const MAX_MEMORY_MB = 768;
