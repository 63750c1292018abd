/** Type arguments that may be open at once. */
const MAX_DEPTH = 30;

/** What is neither code nor the end of type arguments: comments and texts; and what is counted. */
const PIECE =
  /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`[^`]*`?|=>|[<>;]/g;

/**
 * Whether more type arguments or comparisons stand open than code needs. The parser reads on from each
 * `<` as type arguments, and again as a comparison: 2,000 of them in a row take it seconds.
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
