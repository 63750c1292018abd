/** Many texts in one string, so that one scan finds those that contain a needle. */
export interface Haystack {
  /** Calls `visit` with each text that contains the needle, and its first offset there. */
  each(needle: string, limit: number, visit: (text: number, at: number) => void): void;
  lengths: Uint32Array;
}

/**
 * Finds the first integer below `size` that passes a test, by binary search; all after it must pass.
 * @example partitionPoint(10, (n) => n >= 7) // 7
 */
export function partitionPoint(size: number, test: (n: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/** Creates a haystack of texts without line breaks. */
export function createHaystack(texts: readonly string[]): Haystack {
  const starts = new Uint32Array(texts.length + 1);
  const lengths = new Uint32Array(texts.length);
  texts.forEach((text, n) => {
    lengths[n] = text.length;
    starts[n + 1] = (starts[n] ?? 0) + text.length + 1;
  });
  const joined = `${texts.join('\n')}\n`;
  const textAt = (offset: number) =>
    partitionPoint(texts.length, (n) => (starts[n + 1] ?? 0) > offset);
  return {
    lengths,
    each(needle, limit, visit) {
      let found = 0;
      let offset = needle ? joined.indexOf(needle) : -1;
      while (offset >= 0 && found < limit) {
        const text = textAt(offset);
        visit(text, offset - (starts[text] ?? 0));
        found++;
        offset = joined.indexOf(needle, starts[text + 1] ?? joined.length);
      }
    },
  };
}
