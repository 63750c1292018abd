/**
 * Creates a rate limit.
 * @param max calls allowed in a second
 * @returns counts a call, and returns whether it is within the limit
 * @example createRateLimit(1)() // true
 */
export function createRateLimit(max: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= max;
  };
}
