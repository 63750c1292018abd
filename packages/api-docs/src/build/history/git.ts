import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs Git in a folder and returns its output. */
export const git = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });

/**
 * Writes files of a commit into a folder, which is emptied before.
 * @param repository working tree or git directory
 * @param paths files and folders; what the commit lacks of them is left out
 */
export function exportFiles(
  repository: string,
  commit: string,
  paths: readonly string[],
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = git(repository, ['ls-tree', '--full-tree', '--name-only', commit, '--', ...paths]);
  const present = names.split('\n').filter(Boolean);
  const directory = git(repository, ['rev-parse', '--absolute-git-dir']).trim();
  // An index of its own: that of the repository stays as it is.
  const index = join(folder, '.index');
  git(
    folder,
    ['--git-dir', directory, '--work-tree', folder, 'checkout', commit, '--', ...present],
    {
      GIT_INDEX_FILE: index,
    },
  );
  rmSync(index, { force: true });
}
