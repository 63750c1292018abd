/**
 * Counts what happens.
 * @returns to be called each time; tells whether this second has seen no more than `most` of it
 */
export function createRate(most: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= most;
  };
}
