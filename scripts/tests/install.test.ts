import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { isInstalled, root } from '../lib/install.mjs';

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'install-')));
  mkdirSync(join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('an installation', () => {
  const react = { 'node_modules/react': { integrity: 'sha512-1' } };
  const jest = { 'node_modules/jest': { integrity: 'sha512-2', dev: true } };
  const nested = { 'site/node_modules/a': { integrity: 'sha512-3' } };
  const forOthers = {
    'node_modules/fsevents': { integrity: 'sha512-4', dev: true, optional: true, os: ['none'] },
    'node_modules/b-win32': { integrity: 'sha512-5', devOptional: true, os: ['none'] },
    'node_modules/b-any': { integrity: 'sha512-6', optional: true },
  };
  /** Native code for this machine, which npm leaves out in silence when it cannot be downloaded. */
  const ours = {
    'node_modules/b-ours': {
      integrity: 'sha512-7',
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
  };
  const named = { '': {}, site: {}, ...react, ...jest, ...nested, ...forOthers, ...ours };

  /** Which installations of the lockfile these packages are. */
  function kindsOf(installed: object | undefined): string[] {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: named }));
    if (installed) {
      const file = join(folder, 'node_modules', '.package-lock.json');
      writeFileSync(file, JSON.stringify({ packages: installed }));
    }
    return [
      ...(isInstalled(folder, { production: true }) ? ['production'] : []),
      ...(isInstalled(folder) ? ['whole'] : []),
    ];
  }

  test.each([
    ['nothing', undefined, []],
    ['an installation that npm did not finish', {}, []],
    ['all but dev dependencies', { ...react, ...nested, ...ours }, ['production']],
    ['all', { ...react, ...nested, ...jest, ...ours }, ['production', 'whole']],
    ['all but native code for this machine', { ...react, ...nested, ...jest }, []],
    ['less than production needs', { ...react, ...jest, ...ours }, []],
    [
      'another version',
      { ...react, ...nested, ...ours, 'node_modules/jest': { integrity: 'sha512-9' } },
      [],
    ],
    [
      'one that the lockfile no longer names',
      { ...react, ...nested, ...jest, ...ours, 'node_modules/old': { integrity: 'sha512-8' } },
      ['production', 'whole'],
    ],
  ])('of %s serves %s', (_name, installed, kinds) => {
    expect(kindsOf(installed)).toEqual(kinds);
  });
});

test.each(['#', '?', '%'])(
  'a project in a folder with %s in its path is refused before anything is installed',
  (letter) => {
    const odd = join(folder, `zs ${letter}1`);
    cpSync(join(root, 'scripts', 'lib'), join(odd, 'scripts', 'lib'), { recursive: true });
    const code = `import(${JSON.stringify(pathToFileURL(join(odd, 'scripts/lib/install.mjs')).href)})
      .then(({ ensureInstalled }) => ensureInstalled());`;
    const { status, stderr } = spawnSync('node', ['--eval', code], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(`경로에 ${letter} 문자가 있어`);
  },
);

describe('the pinned Node', () => {
  const lockfile = join(root, 'scripts', 'node', 'package-lock.json');

  it('has one version on every platform', () => {
    const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
    const { '': _self, ...nodes } = packages as Record<string, { version: string }>;
    expect(Object.keys(nodes)).toEqual(
      ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'].map(
        (platform) => `node_modules/node-${platform}`,
      ),
    );
    expect(new Set(Object.values(nodes).map(({ version }) => version)).size).toBe(1);
  });

  /** What npm leaves behind of an installation, and of one without a network. */
  const WHOLE = 'mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json';
  const NO_NETWORK = `mkdir -p node_modules && echo '{ "packages": {} }' > node_modules/.package-lock.json`;

  /** Installs a clone with an npm that notes down where and on which path it was called. */
  function installOn(typescript: string, left = WHOLE) {
    cpSync(join(root, 'scripts', 'lib'), join(folder, 'scripts', 'lib'), { recursive: true });
    cpSync(lockfile, join(folder, 'scripts', 'node', 'package-lock.json'));
    cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
    const bin = join(folder, 'bin');
    mkdirSync(bin, { recursive: true });
    const npm = `#!/bin/sh\necho "$PWD|$PATH" >> ${folder}/calls\n${left}\n`;
    writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
    const code = `Object.defineProperty(process.features, 'typescript', { value: ${typescript} });
      const { ensureInstalled } = await import('./scripts/lib/install.mjs');
      await ensureInstalled();`;
    const path = `${bin}${delimiter}${process.env.PATH}`;
    const { stderr } = spawnSync('node', ['--input-type=module', '--eval', code], {
      cwd: folder,
      env: { ...process.env, PATH: path },
      encoding: 'utf8',
    });
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    return { calls: calls.map((call) => call.split('|')), stderr };
  }

  it('or the project is given up where npm fails, whose own words stay', () => {
    const { calls, stderr } = installOn('"strip"', 'echo "npm error code ENOSPC" >&2; exit 1');
    expect(calls).toHaveLength(1);
    expect(stderr).toMatch(/code ENOSPC[\s\S]*ENOSPC가 있으면 디스크/);
  });

  it('is not installed, and not on the path, where the machine has one that is new enough', () => {
    const { calls } = installOn('"strip"');
    expect(calls.map(([where]) => where)).toEqual([folder]);
    expect(calls[0]?.[1]).not.toContain(join(folder, 'scripts', 'node'));
  });

  it('is installed first on an older one, and npm installs the project on it', () => {
    const { calls } = installOn('undefined');
    expect(calls.map(([where]) => where)).toEqual([join(folder, 'scripts', 'node'), folder]);
    const pinned = join(folder, 'scripts', 'node', 'node_modules', '.bin');
    expect(calls[1]?.[1]?.startsWith(pinned + delimiter)).toBe(true);
  });

  it.each(['"strip"', 'undefined'])(
    'or what else was not downloaded is told as that, and asked for at the next start: %s',
    (typescript) => {
      for (const calls of [1, 2]) {
        const first = installOn(typescript, NO_NETWORK);
        expect(first.stderr).toMatch(/다운로드하지 못했습니다. 네트워크 연결을 확인/);
        expect(first.calls).toHaveLength(calls);
      }
      const { stderr } = installOn(typescript);
      expect(stderr).toBe('');
    },
  );
});
