/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 to less than `count`. */
  below: (count: number) => number;
  pick: <T>(choices: readonly T[]) => T;
}

/** Mulberry32: as even as a test needs. */
export function createRandom(seed: number): Random {
  let state = seed;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  return { below, pick: (choices) => choices[below(choices.length)] as (typeof choices)[number] };
}
