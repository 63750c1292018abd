import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';
import { takeLock } from '../lib/lock.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that holds the lock until it is told to end. */
async function holder() {
  const child = spawn(
    'node',
    [
      '--input-type=module',
      '--eval',
      `import { takeLock } from '${root}scripts/lib/lock.mjs';
       await takeLock('${folder}', 'site', () => {});
       process.on('SIGTERM', () => process.exit());
       console.log('holds');
       setInterval(() => {}, 1e6);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

test('a lock is waited for, and whoever waits is told for which process', async () => {
  const child = await holder();
  let told = (_pid: string) => {};
  const waiting = new Promise<string>((resolve) => {
    told = resolve;
  });
  const taken = takeLock(folder, 'site', told);
  expect(await waiting).toBe(String(child.pid));
  child.kill('SIGTERM');
  const { release, hasWaited } = await taken;
  expect(hasWaited).toBe(true);
  release();
  expect(readdirSync(join(folder, '.cache/locks'))).toEqual([]);
});

test('a lock whose process was killed is nobody’s', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { release, hasWaited } = await takeLock(folder, 'site', () => {});
  expect(hasWaited).toBe(false);
  release();
});

test('another lock is free meanwhile', async () => {
  const child = await holder();
  const { release, hasWaited } = await takeLock(folder, 'other site', () => {});
  expect(hasWaited).toBe(false);
  release();
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('where nothing can be written there is no lock, and nobody waits', async () => {
  // Even root cannot create a folder inside a file.
  writeFileSync(join(folder, 'file'), '');
  const { hasWaited } = await takeLock(join(folder, 'file'), 'site', () => {});
  expect(hasWaited).toBe(false);
});

test('a command that is attended ends with the process that started it, even when that is killed', async () => {
  const mark = join(folder, 'pid');
  const outer = `import { spawn } from 'node:child_process';
    spawn('node', ['${root}scripts/lib/attended.mjs', 'node', '--eval',
      'fs.writeFileSync("${mark}", String(process.pid)); setInterval(() => {}, 1e6)']);`;
  mkdirSync(folder, { recursive: true });
  const child = spawn('node', ['--input-type=module', '--eval', outer], { env: process.env });
  await expect
    .poll(() => spawnSync('cat', [mark]).stdout.toString(), { timeout: 20_000 })
    .not.toBe('');
  const pid = Number(readFileSync(mark, 'utf8'));
  child.kill('SIGKILL');
  await expect
    .poll(
      () => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      },
      { timeout: 10_000 },
    )
    .toBe(false);
});
