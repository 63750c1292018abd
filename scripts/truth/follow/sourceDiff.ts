import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameCode } from './isSameCode.ts';
import { essence, plainSource } from './plainSource.ts';

/** Files of a version by their path in its repository. */
export type Files = ReadonlyMap<string, string>;

/** Lines that differ, next to each other. */
export interface Hunk {
  /** In the file of the newer version. */
  line: number;
  removed: readonly string[];
  added: readonly string[];
}

/** A file that does something else in the newer version. */
export interface ChangedFile {
  path: string;
  what: 'changed' | 'added' | 'removed' | 'moved';
  /** Path of a moved one in the older version. */
  from?: string;
  hunks: readonly Hunk[];
  /** Names of other packages that it imports no longer, or newly: `+ react-native useWindowDimensions`. */
  imports: readonly string[];
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Compares two texts by lines. */
function hunksOf(before: string, after: string, work: string): Hunk[] {
  const [one, other] = [join(work, 'before.txt'), join(work, 'after.txt')];
  mkdirSync(work, { recursive: true });
  writeFileSync(one, before);
  writeFileSync(other, after);
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '-w', '--ignore-blank-lines', '-U0', one, other],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  );
  return stdout
    .split(/^@@ /m)
    .slice(1)
    .map((hunk) => {
      const [head = '', ...lines] = hunk.split('\n');
      const marked = (mark: string) =>
        lines
          .filter((line) => line.startsWith(mark))
          .map((line) => line.slice(1).trimEnd())
          .filter(Boolean);
      return {
        line: Number(/\+(\d+)/.exec(head)?.[1]),
        removed: marked('-'),
        added: marked('+'),
      };
    })
    .filter(({ removed, added }) => essence(removed.join('')) !== essence(added.join('')));
}

function changedImports(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((name) => !after.includes(name)).map((name) => `- ${name}`),
    ...after.filter((name) => !before.includes(name)).map((name) => `+ ${name}`),
  ];
}

/** Takes a file that has another path now, and nothing else, for moved. */
function withMoves(changed: readonly ChangedFile[], before: Files, after: Files): ChangedFile[] {
  const textOf = (files: Files, path: string) =>
    essence(plainSource(path, files.get(path) ?? '').text);
  const moves = new Map(
    changed
      .filter(({ what }) => what === 'removed')
      .map(({ path }) => [textOf(before, path), path] as const),
  );
  const moved = changed.flatMap((file): ChangedFile[] => {
    const from = file.what === 'added' && moves.get(textOf(after, file.path));
    return from ? [{ ...file, what: 'moved', from }] : [];
  });
  const old = new Set(moved.map(({ from }) => from));
  return changed
    .filter(({ path }) => !old.has(path))
    .map((file) => moved.find(({ path }) => path === file.path) ?? file);
}

/**
 * Files that differ in more than comments, spaces, the order of imports and declarations, and the names of
 * their own variables.
 * @param work folder for temporary files
 */
export function changedFiles(before: Files, after: Files, work: string): ChangedFile[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.flatMap((path): ChangedFile[] => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) {
      return [];
    }
    if (old === undefined || now === undefined) {
      return [{ path, what: old === undefined ? 'added' : 'removed', hunks: [], imports: [] }];
    }
    const [one, other] = [plainSource(path, old), plainSource(path, now)];
    const imports = changedImports(one.imports, other.imports);
    const isSame =
      essence(one.text) === essence(other.text) ||
      (/\.[jt]sx?$/.test(path) && isSameCode(one.text, other.text));
    const hunks = isSame ? [] : hunksOf(one.text, other.text, work);
    return hunks.length + imports.length === 0 ? [] : [{ path, what: 'changed', hunks, imports }];
  });
  rmSync(work, { recursive: true, force: true });
  return withMoves(changed, before, after);
}
