import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Output of a git command; empty without git or outside a checkout. */
function git(folder: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '').trim();
}

const LOG_ARGS = ['-c', 'core.quotePath=off', 'log', '--format=%x00%cI', '--name-only', '--', '.'];

/**
 * Reads the date of the last commit of each file below a folder with one `git log`.
 * @param folder folder inside a git checkout
 * @returns dates by absolute path; empty without git, outside a checkout, and in a shallow clone,
 *   in which the oldest commit contains every file
 */
function readLastUpdated(folder: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  const root = git(folder, 'rev-parse', '--show-toplevel');
  if (root === '' || git(folder, 'rev-parse', '--is-shallow-repository') === 'true') {
    return dates;
  }
  let date = new Date(0);
  for (const line of git(folder, ...LOG_ARGS).split('\n')) {
    if (line.startsWith('\0')) {
      date = new Date(line.slice(1));
    } else if (line !== '') {
      const file = resolve(root, line);
      if (!dates.has(file)) {
        dates.set(file, date);
      }
    }
  }
  return dates;
}

let cached: Map<string, Date> | undefined;

/** Date of the last commit of a content file; undefined when git does not know it. */
export function lastUpdated(file: string): Date | undefined {
  cached ??= readLastUpdated('content');
  return cached.get(resolve(file));
}
