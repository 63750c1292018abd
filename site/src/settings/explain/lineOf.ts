/**
 * Finds the line of the deepest key of a path that a source has, counted from 1: of YAML, or of an
 * object in TypeScript.
 * @example lineOf("{\n  search: {\n    provider: 'algolia',\n  },\n}", ['search', 'appId']) // 2
 * lineOf('- use: a\n- us: b', [1, 'use']) // 2
 */
export function lineOf(source: string, path: readonly PropertyKey[]): number {
  const lines = source.split('\n');
  let found = 0;
  let end = lines.length;
  for (const key of path) {
    const at =
      typeof key === 'number' ? itemAt(lines, found, end, key) : keyAt(lines, found, end, key);
    if (at < 0) {
      break;
    }
    found = at;
    end = endOf(lines, at);
  }
  return found + 1;
}

const indentOf = (line: string) => line.search(/\S|$/);
const isItem = (line: string) => /^\s*- /.test(line);

function keyAt(lines: readonly string[], from: number, end: number, key: PropertyKey): number {
  const pattern = new RegExp(`^\\s*(?:- )?["']?${String(key)}["']?:`);
  return lines.findIndex((line, at) => at >= from && at < end && pattern.test(line));
}

/** The item of a list by its place. */
function itemAt(lines: readonly string[], from: number, end: number, index: number): number {
  const items = [...lines.keys()].filter((at) => at >= from && at < end && isItem(lines[at] ?? ''));
  const indent = indentOf(lines[items[0] ?? 0] ?? '');
  return items.filter((at) => indentOf(lines[at] ?? '') === indent)[index] ?? -1;
}

/** Where what a line begins is over: items of a list may stand as far to the left as its key. */
function endOf(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start] ?? '');
  const end = lines.findIndex((line, at) => {
    const isOutside = line.trim() !== '' && indentOf(line) <= indent;
    return at > start && isOutside && !(isItem(line) && !isItem(lines[start] ?? ''));
  });
  return end < 0 ? lines.length : end;
}
