import { git } from './git.ts';

/** A version of a package, and the commit that set it. */
export interface PackageVersion {
  version: string;
  commit: string;
  /** Of the commit: `2025-10-14`. */
  date: string;
}

function versionAt(repository: string, commit: string): string | undefined {
  try {
    return JSON.parse(git(repository, ['show', `${commit}:package.json`])).version;
  } catch {
    // A commit that removes the file, or leaves a merge conflict in it.
    return undefined;
  }
}

/** Where histories begin: the commit that is checked out, which may be an old one, and the newest one. */
function headsOf(repository: string): string[] {
  try {
    return ['HEAD', git(repository, ['rev-parse', '--verify', '--quiet', 'origin/HEAD']).trim()];
  } catch {
    // No clone, or a bare one.
    return ['HEAD'];
  }
}

/**
 * Lists the versions of a package, oldest first: each with the first commit whose package.json names it.
 * @param repository working tree or git directory of a clone with its whole history
 */
export function readVersions(repository: string): PackageVersion[] {
  const log = git(repository, [
    'log',
    '--reverse',
    '--topo-order',
    '--format=%h %ad',
    '--date=short',
    ...headsOf(repository),
    '--',
    'package.json',
  ]);
  const versions = new Map<string, PackageVersion>();
  for (const line of log.split('\n').filter(Boolean)) {
    const [commit = '', date = ''] = line.split(' ');
    const version = versionAt(repository, commit);
    if (version !== undefined && !versions.has(version)) {
      versions.set(version, { version, commit, date });
    }
  }
  return [...versions.values()];
}
