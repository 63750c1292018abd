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
const followed = `
  import { readFileSync } from 'node:fs';
  const text = readFileSync(process.argv[1], 'utf8');
  if (text === 'broken') process.exit(1);
  console.log('runs with ' + text + ' as ' + process.pid);
  setInterval(() => {}, 1e6);`;

const write = (text: string) => writeFileSync(join(folder, 'settings.ts'), text);

/** Who starts the command: nobody else, a shell, or a process above the shell, as npm is. */
function start(by: 'nobody' | 'shell' | 'npm' = 'nobody'): void {
  output = '';
  const outer = `import { endWithNpm } from './scripts/lib/endWithNpm.mjs';
    import { runFollowing } from './scripts/lib/runFollowing.mjs';
    endWithNpm();
    process.exitCode = await runFollowing(${JSON.stringify(['settings.ts', 'brand.ts'].map((name) => join(folder, name)))}, 'node',
      ['--input-type=module', '--eval', ${JSON.stringify(followed)}, ${JSON.stringify(join(folder, 'settings.ts'))}]);`;
  // As npm does: a shell lies between it and a command.
  const above = `const [command, ...args] = process.argv.slice(1);
    require('node:child_process').spawn(command, args, { stdio: 'inherit' });`;
  const npm = by === 'npm' ? ['node', '--input-type=commonjs', '--eval', above] : [];
  const shell = by === 'nobody' ? [] : ['sh', '-c', '"$0" "$@"; true'];
  const command = ['node', '--input-type=module', '--eval', outer];
  const [program = '', ...args] = [...npm, ...shell, ...command];
  child = spawn(program, args, {
    cwd: root,
    // A process group of its own, so that a test that fails leaves none behind.
    detached: true,
    env: { ...process.env, npm_lifecycle_event: by === 'nobody' ? undefined : 'dev' },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
}

/** Ends the command and all that it started, in a test that failed too. */
function endGroup(): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch (error) {
    // ESRCH: all of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'follow-'));
  write('one');
});

afterEach(() => {
  endGroup();
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

/** Process id of the command that runs with these settings. */
async function pidOf(text: string): Promise<number> {
  await expect.poll(() => output).toContain(`runs with ${text} as`);
  return Number(output.split(`runs with ${text} as `)[1]?.split('\n')[0]);
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['the shell of npm is ended', 'shell', 'SIGTERM'],
  ['npm is killed, of which its shell hears nothing', 'npm', 'SIGKILL'],
  ['npm loses its terminal', 'npm', 'SIGHUP'],
] as const)(
  'where %s, nothing goes on running that a later edit would start again',
  async (_case, by, signal) => {
    start(by);
    await pidOf('one');
    write('two');
    const pid = await pidOf('two');
    const closed = once(child.stdout ?? child, 'close');
    child.kill(signal);
    await expect.poll(() => isRunning(pid)).toBe(false);
    await closed;
    expect(output).not.toContain('시작하지 못했습니다');
  },
);

test('a command that a signal ended is not said to have failed at its settings', async () => {
  start();
  await pidOf('one');
  write('two');
  process.kill(await pidOf('two'), 'SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(143);
  expect(output).not.toContain('시작하지 못했습니다');
});
