import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

let child: ChildProcess;

afterEach(() => {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch (error) {
    // ESRCH: all of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
});

/** Keeps running, as a server does. */
const served = 'console.log(process.pid); setInterval(() => {}, 1e6);';

const outer = `import { endWithNpm } from './scripts/lib/endWithNpm.mjs';
  import { run } from './scripts/lib/install.mjs';
  endWithNpm();
  process.exitCode = await run('node', ['--eval', ${JSON.stringify(served)}]);`;

/** As npm does: a shell lies between it and a command. */
const npm = `const [command, ...args] = process.argv.slice(1);
  require('node:child_process').spawn(command, args, { stdio: 'inherit' });`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['the shell of npm is ended', [], 'SIGTERM'],
  [
    'npm is killed, of which its shell hears nothing',
    ['node', '--input-type=commonjs', '--eval', npm],
    'SIGKILL',
  ],
  ['npm loses its terminal', ['node', '--input-type=commonjs', '--eval', npm], 'SIGHUP'],
] as const)('where %s, what a command runs ends too', async (_case, above, signal) => {
  const shell = ['sh', '-c', '"$0" "$@"; true'];
  const command = ['node', '--input-type=module', '--eval', outer];
  const [program = '', ...args] = [...above, ...shell, ...command];
  child = spawn(program, args, {
    cwd: root,
    // A process group of its own, so that a test that fails leaves none behind.
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'dev' },
  });
  const [pid] = await once(child.stdout ?? child, 'data');
  const closed = once(child.stdout ?? child, 'close');
  child.kill(signal);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
  await closed;
});
