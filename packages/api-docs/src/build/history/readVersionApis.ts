import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadVersion } from '../../history/index.ts';
import type { Api } from '../../shared/model.ts';
import { extractApi } from '../extract/extractApi.ts';
import { packageOptions } from '../packageOptions.ts';
import { exportFiles, git } from './git.ts';
import { readVersions } from './readVersions.ts';

/** Where the versions of a package are. */
export interface VersionSource {
  /** Working tree or git directory of a clone with its whole history. */
  repository: string;
  /** File whose exports are the API, relative to the root of the repository: `src/index.ts`. */
  entry: string;
  /**
   * Folder for the source of the versions. Types of other packages are read from the `node_modules`
   * above it.
   */
  work: string;
}

/** A version with the folder of its source; why its API could not be read, if it could not. */
export interface VersionApi extends ReadVersion {
  folder: string;
  problem?: string;
}

/** Types of missing packages are `any`: the API has types as they are written. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-native',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    lib: ['ES2024', 'DOM'],
  },
  exclude: ['**/__tests__', '**/*.test.*'],
};

/** Hash of the source in a commit; undefined if the commit has none. */
function sourceHash(repository: string, commit: string, source: string): string | undefined {
  if (source === '.') {
    return git(repository, ['rev-parse', `${commit}^{tree}`]).trim();
  }
  // `040000 tree <hash>\tsrc`
  return git(repository, ['ls-tree', '--full-tree', commit, source]).split(/\s/)[2];
}

/** Reads the API of a package from the source in a folder, into which it writes a tsconfig. */
export function readSourceApi(folder: string, entry: string): { api: Api } | { problem: string } {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...TSCONFIG, include: [dirname(entry)] }),
  );
  try {
    return { api: extractApi(packageOptions({ root: folder, entry })).api };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Reads the API of each version of a package from the history of its repository, oldest first. Versions
 * with the same source are read once.
 */
export function readVersionApis({ repository, entry, work }: VersionSource): VersionApi[] {
  const source = dirname(entry);
  const bySource = new Map<string, VersionApi>();
  return readVersions(repository).map(({ version, commit }) => {
    const folder = join(work, version);
    const hash = sourceHash(repository, commit, source);
    if (hash === undefined) {
      return { version, folder, problem: `${commit} has no ${source}` };
    }
    const same = bySource.get(hash);
    if (same) {
      return { ...same, version };
    }
    exportFiles(repository, commit, [source, 'package.json'], folder);
    const read = { version, folder, ...readSourceApi(folder, entry) };
    bySource.set(hash, read);
    return read;
  });
}
