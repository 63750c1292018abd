import { execFileSync } from 'node:child_process';
import type { Release } from '@0610studio/zs-ui/facts';
import { readVersions } from '@zs-docs/api-docs/build';
import type { Manifest } from './follow/readSide.ts';

type Git = (...args: string[]) => string;

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Creates a function that runs Git in a repository and returns its output. */
const gitOf =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

function fileAt(git: Git, commit: string, path: string): string | undefined {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    // Early commits do not have the file.
    return undefined;
  }
}

/** Names that an entry file exports, by `export { … }` or at a declaration. */
function exportedNames(entry: string): string[] {
  const code = entry.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const lists = [...code.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].map(
    ([, body = '']) => body,
  );
  const names = lists.flatMap((body) => body.split(','));
  const declared = [...code.matchAll(/export\s+(?:const|function|class|type|interface)\s+(\w+)/g)];
  return [
    ...names.map((name) =>
      name
        .replace(/^\s*type\s+/, '')
        .replace(/^.*\sas\s/, '')
        .trim(),
    ),
    ...declared.map(([, name = '']) => name),
  ].filter((name) => /^\w+$/.test(name));
}

/** Module of a source file under the name that readers know: `ZSText`, `theme`. */
function moduleOf(file: string): string | undefined {
  const [, area = '', name] = /^src\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? [];
  if (['ui', 'overlay', 'model', 'context'].includes(area)) {
    return name?.replace(/\.tsx?$/, '');
  }
  return area === 'theme' ? 'theme' : undefined;
}

function changedPeers(previous: Manifest | undefined, now: Manifest): Release['peers'] {
  const old = previous?.peerDependencies ?? {};
  const next = now.peerDependencies ?? {};
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].sort();
  return Object.fromEntries(
    names.filter((name) => old[name] !== next[name]).map((name) => [name, next[name] ?? null]),
  );
}

function changedModules(git: Git, from: string | undefined, to: string): string[] {
  if (from === undefined) {
    return [];
  }
  const files = git('diff', '--name-only', from, to, '--', 'src').trim().split('\n');
  const modules = files.filter((file) => !/__tests__|__mocks__/.test(file)).map(moduleOf);
  return [...new Set(modules.filter((module) => module !== undefined))].sort();
}

/**
 * Reads all versions of the package, oldest first, from the history of its package.json.
 * @param folder clone of the repository, or its git directory
 */
export function readReleases(folder: string): Release[] {
  const git = gitOf(folder);
  const releases: Release[] = [];
  let previous: { manifest: Manifest; commit: string; names: string[] } | undefined;
  for (const { version, commit, date } of readVersions(folder)) {
    const manifest = JSON.parse(git('show', `${commit}:package.json`)) as Manifest;
    const names = exportedNames(fileAt(git, commit, 'src/index.ts') ?? '');
    releases.push({
      version,
      date,
      commit,
      peers: changedPeers(previous?.manifest, manifest),
      added: names.filter((name) => !previous?.names.includes(name)).sort(),
      removed: (previous?.names ?? []).filter((name) => !names.includes(name)).sort(),
      touched: changedModules(git, previous?.commit, commit),
    });
    previous = { manifest, commit, names };
  }
  return releases;
}
