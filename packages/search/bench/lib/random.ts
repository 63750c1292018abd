/** Seeded random numbers. */
export interface Chance {
  /** Whole number from 0 up to but not including n. */
  below(n: number): number;
  shuffle<T>(list: readonly T[]): T[];
}

/** Makes a generator (xorshift) from a text. */
export function chanceOf(seed: string): Chance {
  let state = 2463534242;
  for (const char of seed) {
    state = (Math.imul(state, 31) + (char.codePointAt(0) ?? 0)) >>> 0 || 1;
  }
  const below = (n: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % Math.max(1, n);
  };
  return {
    below,
    shuffle(list) {
      const all = [...list];
      for (let last = all.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [all[last], all[other]] = [all[other] as (typeof all)[0], all[last] as (typeof all)[0]];
      }
      return all;
    },
  };
}
