import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { essence } from './plainSource.ts';

/** Lines that differ, next to each other. */
export interface Hunk {
  /** In the file of the newer version. */
  line: number;
  removed: readonly string[];
  added: readonly string[];
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Compares two texts by lines.
 * @param work folder for temporary files
 */
export function hunksOf(before: string, after: string, work: string): Hunk[] {
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
