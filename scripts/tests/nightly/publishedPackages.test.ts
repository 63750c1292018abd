import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env, root } from '../../lib/install.mjs';

/** Runs a command and returns its exit code with what it printed. */
function run(command: string, args: readonly string[], cwd = root) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(command, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    );
  });
}

describe.each(['search', 'playground', 'api-docs'])('The tarball of packages/%s', (name) => {
  let folder = '';
  let tarball = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-'));
    const pack = ['pack', '--silent', '--pack-destination', folder];
    const { output } = await run('npm', pack, join(root, 'packages', name));
    tarball = join(folder, output);
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('has every file that its manifest names, in the form that it says', async () => {
    const { code, output } = await run('publint', ['run', tarball, '--strict']);
    expect(code, output).toBe(0);
  });

  // The packages are ECMAScript modules alone: what `require` and TypeScript before 4.7, which reads
  // no `exports`, make of them is no fault.
  test('has types for every entry, as import and bundlers resolve it', async () => {
    const profile = ['--profile', 'esm-only', '--no-definitely-typed'];
    const { code, output } = await run('attw', [
      tarball,
      ...profile,
      '--format',
      'ascii',
      '--no-color',
    ]);
    expect(code, output).toBe(0);
  });
});
