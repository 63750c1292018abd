import { execFileSync } from 'node:child_process';

/** One version of the published package, as its repository shows it. */
export interface Release {
  version: string;
  /** Day of the commit that set the version: `2025-10-14`. */
  date: string;
  /** That commit. */
  commit: string;
  /** Peer ranges that changed: the new range, null where the peer is gone. */
  peers: Record<string, string | null>;
  /** Names that the entry file exports since this version. */
  added: string[];
  /** Names that it no longer exports. */
  removed: string[];
  /** Parts of `src` whose code changed since the version before. */
  touched: string[];
}

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
}

type Git = (...args: string[]) => string;

const gitOf =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', ['--git-dir', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

function fileAt(git: Git, commit: string, path: string): string | undefined {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    // The file did not exist yet: early commits had no entry of that name.
    return undefined;
  }
}

/** Names in the `export { … }` blocks of an entry file; without a file, none. */
function exportedNames(entry: string): string[] {
  const code = entry.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const blocks = [...code.matchAll(/export\s+(?:type\s+)?\{([^}]*)\}/g)].map(
    ([, body = '']) => body,
  );
  const names = blocks.flatMap((body) => body.split(','));
  const direct = [...code.matchAll(/export\s+(?:const|function|class|type|interface)\s+(\w+)/g)];
  return [
    ...names.map((name) =>
      name
        .replace(/^\s*type\s+/, '')
        .replace(/^.*\sas\s/, '')
        .trim(),
    ),
    ...direct.map(([, name = '']) => name),
  ].filter((name) => /^\w+$/.test(name));
}

/** The part of the source a file belongs to, as readers know it: `ui/ZSText`, `theme`. */
function partOf(file: string): string | undefined {
  const [, area = '', name] = /^src\/([^/]+)(?:\/([^/]+))?/.exec(file) ?? [];
  if (area === 'ui' || area === 'overlay') {
    return name?.replace(/\.tsx?$/, '');
  }
  if (area === 'model' || area === 'context') {
    return name?.replace(/\.tsx?$/, '');
  }
  return area === 'theme' ? 'theme' : undefined;
}

function changedPeers(before: Manifest | undefined, now: Manifest): Release['peers'] {
  const old = before?.peerDependencies ?? {};
  const next = now.peerDependencies ?? {};
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].sort();
  return Object.fromEntries(
    names.filter((name) => old[name] !== next[name]).map((name) => [name, next[name] ?? null]),
  );
}

/** Commits that changed package.json, oldest first. */
function manifestCommits(git: Git): { commit: string; date: string }[] {
  const log = git(
    'log',
    '--reverse',
    '--topo-order',
    '--format=%h %ad',
    '--date=short',
    '--',
    'package.json',
  );
  return log
    .trim()
    .split('\n')
    .map((line) => {
      const [commit = '', date = ''] = line.split(' ');
      return { commit, date };
    });
}

function touchedParts(git: Git, from: string | undefined, to: string): string[] {
  if (from === undefined) {
    return [];
  }
  const files = git('diff', '--name-only', from, to, '--', 'src').trim().split('\n');
  const parts = files.filter((file) => !/__tests__|__mocks__/.test(file)).map(partOf);
  return [...new Set(parts.filter((part) => part !== undefined))].sort();
}

/**
 * Reads every version of the package from the history of its package.json.
 * @param folder git directory of the repository
 */
export function readHistory(folder: string): Release[] {
  const git = gitOf(folder);
  const releases: Release[] = [];
  let before: { manifest: Manifest; commit: string; names: string[] } | undefined;
  for (const { commit, date } of manifestCommits(git)) {
    const text = fileAt(git, commit, 'package.json');
    const manifest = text === undefined ? undefined : (JSON.parse(text) as Manifest);
    if (!manifest || releases.some(({ version }) => version === manifest.version)) {
      continue;
    }
    const names = exportedNames(fileAt(git, commit, 'src/index.ts') ?? '');
    releases.push({
      version: manifest.version,
      date,
      commit,
      peers: changedPeers(before?.manifest, manifest),
      added: names.filter((name) => !before?.names.includes(name)).sort(),
      removed: (before?.names ?? []).filter((name) => !names.includes(name)).sort(),
      touched: touchedParts(git, before?.commit, commit),
    });
    before = { manifest, commit, names };
  }
  return releases;
}
