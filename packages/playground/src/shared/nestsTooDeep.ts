/** Limit of nested type arguments. */
const MAX_DEPTH = 30;

/** Comments and strings, which are skipped, and the signs that are counted. */
const PIECE =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`[^`]*`?|=>|[<>;]/g;

/**
 * Tells whether type arguments or comparisons are nested deeper than in real code. sucrase parses on
 * from each `<` as type arguments, and again as a comparison: 2,000 in a row take seconds.
 * @example nestsTooDeep('a<b<c>>(1)') // false
 * nestsTooDeep('a<'.repeat(40)) // true
 */
export function nestsTooDeep(source: string): boolean {
  let depth = 0;
  for (const [piece] of source.matchAll(PIECE)) {
    if (piece === '>') {
      depth = Math.max(0, depth - 1);
    } else if (piece === ';') {
      depth = 0;
    } else {
      depth += piece.split('<').length - 1;
    }
    if (depth > MAX_DEPTH) {
      return true;
    }
  }
  return false;
}
