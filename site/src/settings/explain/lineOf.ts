/**
 * Finds the line of the deepest key of a path that a source has, counted from 1: of YAML, or of an
 * object in TypeScript.
 * @example lineOf("{\n  search: {\n    provider: 'algolia',\n  },\n}", ['search', 'appId']) // 2
 */
export function lineOf(source: string, path: readonly PropertyKey[]): number {
  const lines = source.split('\n');
  let found = 0;
  for (const key of path) {
    const pattern = new RegExp(`^\\s*(?:- )?["']?${String(key)}["']?:`);
    const at = lines.findIndex((line, index) => index >= found && pattern.test(line));
    found = at < 0 ? found : at;
  }
  return found + 1;
}
