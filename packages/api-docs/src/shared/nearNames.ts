/** Number of single-letter changes that turn one word into the other. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const change = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * Up to five names close to what was written, closest first.
 * @example nearNames('ZSTxt', ['ZSView', 'ZSText', 'ZSTextField']) // ['ZSText']
 */
export function nearNames(written: string, names: readonly string[]): string[] {
  const word = written.toLowerCase();
  return names
    .map((name) => {
      const other = name.toLowerCase();
      const part = word.length > 2 && (other.includes(word) || word.includes(other));
      const letters = distance(word, other);
      return { name, far: part ? Math.min(letters, 2) : letters };
    })
    .filter(({ far }) => far <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name, 'en'))
    .slice(0, 5)
    .map(({ name }) => name);
}
