import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dist, request, serveBuild, write } from '../support/servedBuild.ts';

const replaceOften = fileURLToPath(new URL('../support/replaceOften.ts', import.meta.url));

serveBuild();

describe('a build that is replaced again and again', () => {
  it('takes the place of the last one without a request that fails', async () => {
    // In another process, so that the server reads while the folders are renamed.
    const builder = spawn(process.execPath, [replaceOften, dist], { stdio: 'inherit' });
    const ended = once(builder, 'exit');
    const statuses = new Set<number | undefined>();
    const read = async () => {
      while (builder.exitCode === null) {
        statuses.add((await request('', { 'accept-encoding': 'br' })).status);
      }
    };
    await Promise.all(Array.from({ length: 4 }, read));
    expect(await ended).toEqual([0, null]);
    expect([...statuses]).toEqual([200]);
  });

  it('is waited for while its folder is away', async () => {
    renameSync(dist, `${dist}.last`);
    const answer = request('');
    setTimeout(() => renameSync(`${dist}.last`, dist), 100);
    expect((await answer).status).toBe(200);
  });

  it('ends no server while many read', async () => {
    const text = 'a'.repeat(300_000);
    for (let turn = 0; turn < 20; turn += 1) {
      write('big.txt', text);
      const answers = Array.from({ length: 8 }, () => request('big.txt').catch(() => undefined));
      rmSync(join(dist, 'big.txt'));
      await Promise.all(answers);
    }
    expect((await request('')).status).toBe(200);
  });
});
