/**
 * Levenshtein distance: how many letters to insert, delete or substitute to turn one text into the
 * other.
 * @example editDistance('alrt', 'alert') // 1
 * editDistance('kitten', 'sitting') // 3
 * editDistance('바텀시트', '바텀') // 2
 * editDistance('', 'Alert') // 5
 */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 0; row < from.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const substituted = (previous[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      const deleted = (previous[column + 1] ?? 0) + 1;
      const inserted = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, deleted, inserted));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** Most names that are suggested. */
const MAX_SUGGESTIONS = 5;

/**
 * Names that may have been meant, closest first: those within two edits or a third of what was
 * written, and those that contain it or are contained in it.
 * @example nearNames('ZSTextFild', ['ZSText', 'ZSTextField', 'ZSView']) // ['ZSTextField', 'ZSText']
 * nearNames('nothing', ['ZSText', 'Alert']) // []
 */
export function nearNames(written: string, names: readonly string[]): string[] {
  const word = written.toLowerCase();
  return names
    .map((name) => {
      const other = name.toLowerCase();
      const isPart = word.length > 2 && (other.includes(word) || word.includes(other));
      const edits = editDistance(word, other);
      return { name, edits: isPart ? Math.min(edits, 2) : edits };
    })
    .filter(({ edits }) => edits <= Math.max(2, Math.floor(word.length / 3)))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name, 'en'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}
