import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

let folder = '';
let child: ChildProcess;
let output = '';

/** Prints its settings and keeps running; exits with 1 when they are broken. */
const command = `
  import { readFileSync } from 'node:fs';
  const text = readFileSync(process.argv[1], 'utf8');
  if (text === 'broken') process.exit(1);
  console.log('runs with ' + text);
  setInterval(() => {}, 1e6);`;

const write = (text: string) => writeFileSync(join(folder, 'settings.ts'), text);

function start(): void {
  output = '';
  const outer = `import { runFollowing } from './scripts/lib/runFollowing.mjs';
    process.exitCode = await runFollowing(${JSON.stringify(['settings.ts', 'brand.ts'].map((name) => join(folder, name)))}, 'node',
      ['--input-type=module', '--eval', ${JSON.stringify(command)}, ${JSON.stringify(join(folder, 'settings.ts'))}]);`;
  child = spawn('node', ['--input-type=module', '--eval', outer], { cwd: root });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
  write('one');
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a command starts anew when its settings are edited, and waits out a mistake in them', async () => {
  start();
  await expect.poll(() => output).toContain('runs with one');
  write('two');
  await expect.poll(() => output).toContain('settings.ts이(가) 변경되어 다시 시작합니다.');
  await expect.poll(() => output).toContain('runs with two');
  write('broken');
  await expect.poll(() => output).toContain('수정하고 저장하면 다시 시작합니다.');
  write('three');
  await expect.poll(() => output).toContain('runs with three');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(143);
});

test('a command that waits for an edit ends when it is stopped', async () => {
  start();
  await expect.poll(() => output).toContain('runs with one');
  write('broken');
  await expect.poll(() => output).toContain('수정하고 저장하면 다시 시작합니다.');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(1);
});

test('a command that fails at its first settings ends, as without an edit to wait for', async () => {
  write('broken');
  start();
  expect((await once(child, 'exit'))[0]).toBe(1);
});

test('settings that an editor moves away and brings back are followed', async () => {
  start();
  await expect.poll(() => output).toContain('runs with one');
  rmSync(join(folder, 'settings.ts'));
  write('two');
  await expect.poll(() => output).toContain('runs with two');
});

test('a command starts anew when another of its files is edited', async () => {
  start();
  await expect.poll(() => output).toContain('runs with one');
  writeFileSync(join(folder, 'brand.ts'), 'violet');
  await expect.poll(() => output).toContain('brand.ts이(가) 변경되어 다시 시작합니다.');
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(143);
});
