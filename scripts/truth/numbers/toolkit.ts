import { execFileSync } from 'node:child_process';
import type { Release } from '@0610studio/zs-ui/facts';

/** The source of the published toolkit, at each of its versions. */
export interface Toolkit {
  /** All versions, oldest first. */
  releases: readonly Pick<Release, 'version' | 'date' | 'commit'>[];
  /** Text of a file of `src` at a version, or undefined if it has none. */
  read(version: string, path: string): string | undefined;
}

/**
 * Reads the toolkit from the history of its repository.
 * @param folder clone with its whole history
 * @param releases content of releases.json
 */
export function openToolkit(
  folder: string,
  releases: readonly Pick<Release, 'version' | 'date' | 'commit'>[],
): Toolkit {
  const commits = new Map(releases.map(({ version, commit }) => [version, commit]));
  return {
    releases,
    read(version, path) {
      const file = `${commits.get(version)}:./src/${path}`.replace('src/../', '');
      try {
        return execFileSync('git', ['-C', folder, 'show', file], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        });
      } catch {
        return undefined;
      }
    },
  };
}
