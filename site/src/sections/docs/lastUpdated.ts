import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What git answers; nothing without git or outside a checkout. */
function ask(folder: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '').trim();
}

const LOG = ['-c', 'core.quotePath=off', 'log', '--format=%x00%cI', '--name-only', '--', '.'];

/**
 * When each file below a folder last changed, newest commit first, from one call of git.
 * @param folder folder inside a git checkout
 * @returns dates by absolute path; empty without git, outside a checkout, or in a shallow clone,
 *   where every file would seem to have changed at once
 */
function readLastUpdated(folder: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  const root = ask(folder, 'rev-parse', '--show-toplevel');
  if (root === '' || ask(folder, 'rev-parse', '--is-shallow-repository') === 'true') {
    return dates;
  }
  let date = new Date(0);
  for (const line of ask(folder, ...LOG).split('\n')) {
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

/** When a content file last changed; undefined when git does not know. */
export function lastUpdated(file: string): Date | undefined {
  cached ??= readLastUpdated('content');
  return cached.get(resolve(file));
}
