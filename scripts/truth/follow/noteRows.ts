import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Behaviour } from '@0610studio/zs-ui/facts';
import { isThere } from '@zs-docs/api-docs/history';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';

const NOTES = 'packages/toolkit/facts/behaviour.yml';
const MANIFEST = 'package.json';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm;
const IMPORT = /^import\s[^;]*?['"][^'"]+['"];?$/gm;
const STRING = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/;

const withoutLayout = (code: string) => code.replace(/[\s;]+/g, '').replace(/,(?=[)\]}])/g, '');

/**
 * A source without comments, imports, and the layout around its strings.
 * @example essence('a = "b c";') === essence("a = 'b c'") // true
 */
export const essence = (text: string): string =>
  text
    .replace(COMMENT, '')
    .replace(IMPORT, '')
    .split(STRING)
    .map((part, at) => (at % 2 === 0 ? withoutLayout(part) : `'${part.slice(1, -1)}'`))
    .join('');

/** What became of a file; undefined where it says the same. */
function fateOf(path: string, before: Side, after: Side): string | undefined {
  const [old = '', now] = [before.read(path), after.read(path)];
  if (now === undefined) {
    return 'gone, or moved';
  }
  const isSame =
    path === MANIFEST
      ? isDeepStrictEqual(before.manifest.peerDependencies, after.manifest.peerDependencies)
      : essence(old) === essence(now);
  return isSame ? undefined : 'changed';
}

/**
 * Notes that the older version has, and whose source says something else in the newer one.
 * @param text of behaviour.yml, for their lines
 */
export function noteRows(
  notes: readonly Behaviour[],
  text: string,
  before: Side,
  after: Side,
): Row[] {
  const lines = text.split('\n');
  return notes
    .filter(({ since, fixedIn }) => isThere({ since, until: fixedIn }, before.version))
    .flatMap(({ id, does, source }) => {
      const files = [source].flat().map((file) => join('src', file));
      const changed = files.flatMap((path) => {
        const fate = fateOf(path, before, after);
        return fate ? [`${path} ${fate}`] : [];
      });
      const place = `${NOTES}:${lines.indexOf(`- id: ${id}`) + 1}`;
      const [headline = does] = does.split(/(?<=다\.) /);
      return changed.length > 0 ? [{ place, what: `${id}: ${headline}`, more: changed }] : [];
    });
}
