import { rmSync } from 'node:fs';
import { isScript } from '../source/parseToolkit.ts';
import { type Hunk, hunksOf } from './hunks.ts';
import { isRenamed } from './isRenamed.ts';
import { essence, type PlainSource, plainSource } from './plainSource.ts';
import { type Moved, withoutSharedStatements } from './sharedStatements.ts';

/** Files of a version by their path in its repository. */
export type Files = ReadonlyMap<string, string>;

/** A file that does something else in the newer version. */
export interface ChangedFile {
  path: string;
  what: 'changed' | 'added' | 'removed' | 'moved';
  /** Path of a moved one in the older version. */
  from?: string;
  hunks: readonly Hunk[];
  /** Names of other packages that it imports no longer, or newly: `+ react-native useWindowDimensions`. */
  imports: readonly string[];
  /** What it has of another file. */
  moved: readonly Moved[];
}

function changedImports(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((name) => !after.includes(name)).map((name) => `- ${name}`),
    ...after.filter((name) => !before.includes(name)).map((name) => `+ ${name}`),
  ];
}

type Sources = ReadonlyMap<string, PlainSource>;

/** Takes a file that has another path now, and nothing else, for moved. */
function withMoves(changed: readonly ChangedFile[], before: Sources, after: Sources) {
  const textOf = (sources: Sources, path: string) => essence(sources.get(path)?.text ?? '');
  const moves = new Map(
    changed
      .filter(({ what }) => what === 'removed')
      .map(({ path }) => [textOf(before, path), path] as const),
  );
  const moved = changed.flatMap((file): ChangedFile[] => {
    const from = file.what === 'added' && moves.get(textOf(after, file.path));
    return from ? [{ ...file, what: 'moved', from, moved: [] }] : [];
  });
  const old = new Set(moved.map(({ from }) => from));
  return changed
    .filter(({ path }) => !old.has(path))
    .map((file) => moved.find(({ path }) => path === file.path) ?? file);
}

/** The files of a version that differ in the other one, without what changes nothing. */
const differing = (files: Files, others: Files): Sources =>
  new Map(
    [...files]
      .filter(([path, text]) => others.get(path) !== text)
      .map(([path, text]) => [path, plainSource(path, text)]),
  );

const textsOf = (sources: Sources): Files =>
  new Map([...sources].map(([path, { text }]) => [path, text]));

/**
 * Files that differ in more than comments, spaces, the order of imports and declarations, the file in which
 * those are, and the names of their own variables.
 * @param work folder for temporary files
 */
export function changedFiles(before: Files, after: Files, work: string): ChangedFile[] {
  const [old, now] = [differing(before, after), differing(after, before)];
  const rest = withoutSharedStatements(textsOf(old), textsOf(now));
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changed = paths.flatMap((path): ChangedFile[] => {
    const [one, other] = [old.get(path), now.get(path)];
    const moved = rest.moved.get(path) ?? [];
    if (!one || !other) {
      return [{ path, what: one ? 'removed' : 'added', hunks: [], imports: [], moved }];
    }
    const imports = changedImports(one.imports, other.imports);
    const [was, is] = [rest.before.get(path) ?? '', rest.after.get(path) ?? ''];
    const isSame = essence(was) === essence(is) || (isScript(path) && isRenamed(was, is));
    const hunks = isSame ? [] : hunksOf(was, is, work);
    const isChanged = hunks.length + imports.length + moved.length > 0;
    return isChanged ? [{ path, what: 'changed', hunks, imports, moved }] : [];
  });
  rmSync(work, { recursive: true, force: true });
  return withMoves(changed, old, now);
}
