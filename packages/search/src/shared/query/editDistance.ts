const MAX_LENGTH = 48;
const rows = [new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH)];

/**
 * Counts the edits (insert, delete, replace, swap of neighbours) between two words, as far as
 * `limit`: the restricted Damerau-Levenshtein distance.
 * @returns limit + 1 for anything farther, and for words longer than 47 characters
 * @example editDistance('toast', 'taost', 2) // 1
 * @example editDistance('toast', 'loader', 2) // 3
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit || a.length >= MAX_LENGTH || b.length >= MAX_LENGTH) {
    return tooFar;
  }
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) {
    above[j] = j;
  }
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((above[j - 1] ?? 0) + same, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return tooFar;
    }
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] ?? tooFar, tooFar);
}
