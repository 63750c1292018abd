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
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { root } from '../lib/install.mjs';
import { installRange, isInRange } from '../lib/nodeRange.mjs';

const refusal = /^Node v20\.18\.0에서는 .+ https:\/\/nodejs\.org .+ \^20\.19\.0 \|\| >=22\.12\.0$/;

test.each([
  ['v20.18.9', false],
  ['v20.19.0', true],
  ['v20.20.2', true],
  ['v21.7.3', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.0.0', true],
  ['v100.0.0', true],
  ['', false],
])('of Node "%s" it is known whether it is in a range', (version, isIn) => {
  expect(isInRange(version, '^20.19.0 || >=22.12.0')).toBe(isIn);
});

test('the project asks for the Node without which npm leaves packages out', () => {
  type Package = { optional?: boolean; cpu?: string | string[]; engines?: { node?: string } };
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const asked = Object.values<Package>(packages)
    // Others are for machines on which nobody writes.
    .filter(
      ({ optional, cpu }) =>
        optional && [cpu].flat().some((name) => name === 'x64' || name === 'arm64'),
    )
    .flatMap(({ engines }) => engines?.node ?? []);
  // The range itself is one of them, and the others ask for less.
  const oldest = [...installRange.matchAll(/[\d.]+/g)].map(([version]) => version);
  expect(asked).toContain(installRange);
  expect(asked.filter((range) => !oldest.every((version) => isInRange(version, range)))).toEqual(
    [],
  );
});

describe('a Node with which npm leaves packages out', () => {
  let clone = '';
  const stamp = () => join(clone, 'node_modules', '.lockfile-hash');

  beforeEach(() => {
    clone = realpathSync(mkdtempSync(join(tmpdir(), 'clone-')));
    for (const path of ['package.json', 'package-lock.json', 'scripts/lib']) {
      cpSync(join(root, path), join(clone, path), { recursive: true });
    }
    mkdirSync(join(clone, 'node_modules'));
    writeFileSync(stamp(), 'of another lockfile');
  });

  afterEach(() => rmSync(clone, { recursive: true }));

  function run(args: string[], env: Record<string, string>) {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: clone,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    return { status, said: stderr.trim() };
  }

  it('is refused in one sentence before npm is asked for anything', () => {
    const code = `Object.defineProperty(process, 'version', { value: 'v20.18.0' });
      const { ensureInstalled } = await import('./scripts/lib/install.mjs');
      await ensureInstalled();`;
    const { status, said } = run(['--input-type=module', '--eval', code], { PATH: '' });
    expect(said).toMatch(refusal);
    expect(status).toBe(1);
  });
});
