/** Beginning of a value that reads a property of a package and says what to take in its place. */
const READ = /var\((--zs-[\w-]+),/g;

/** Where the parenthesis that is open at a place of a sheet is closed. */
function closing(css: string, from: number): number {
  let open = 1;
  let at = from;
  while (open > 0 && at < css.length) {
    open += css[at] === '(' ? 1 : css[at] === ')' ? -1 : 0;
    at += 1;
  }
  return at;
}

/**
 * Drops what packages would take in place of properties that a site leaves out, where this site's
 * own sheets set them.
 * @param css a whole style sheet
 */
export function withoutFallbacks(css: string): string {
  const set = new Set([...css.matchAll(/[{;](--zs-[\w-]+):/g)].map(([, name]) => name));
  let kept = '';
  let at = 0;
  for (const match of css.matchAll(READ)) {
    if (match.index >= at && set.has(match[1])) {
      kept += `${css.slice(at, match.index)}var(${match[1]})`;
      at = closing(css, match.index + match[0].length);
    }
  }
  return kept + css.slice(at);
}
