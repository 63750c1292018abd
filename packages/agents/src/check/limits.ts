/** Longest time of a check, from when the thread that compiles can be asked. */
export const CHECK_TIMEOUT_MS = 10_000;

/** Longest time until a thread can be asked: it takes about one second. */
export const START_TIMEOUT_MS = 60_000;

/** Old heap of the thread that compiles, of which it needs about 250. */
export const MAX_MEMORY_MB = 768;

/** Stack of the thread: with Node's 4, code that is nested too deep is only told when the time is up. */
export const STACK_MB = 1;
