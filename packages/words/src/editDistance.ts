/** Letters that the rows have room for, made longer for a longer word. */
let size = 64;
let rows = makeRows();

function makeRows(): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
}

/**
 * Counts the edits (insert, delete, replace, swap of neighbours) between two words, as far as
 * `limit`: the restricted Damerau-Levenshtein distance.
 * @returns limit + 1 for anything farther
 * @example editDistance('toast', 'taost') // 1
 * @example editDistance('바텀시트', '바텀') // 2
 * @example editDistance('toast', 'loader', 2) // 3
 */
export function editDistance(a: string, b: string, limit = Math.max(a.length, b.length)): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) {
    return tooFar;
  }
  if (b.length >= size) {
    size = b.length + 1;
    rows = makeRows();
  }
  let [before, above, row] = rows;
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
