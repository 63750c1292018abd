import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dist, request, serveBuild, write, writePage } from './support/servedBuild.ts';

const replaceOften = fileURLToPath(new URL('support/replaceOften.ts', import.meta.url));

serveBuild();

describe('a build that replaces files while they are served', () => {
  it('ends no request and no server: new text, then the not-found page, then the text again', async () => {
    writePage('page/index.html', 'long text '.repeat(100));
    const read = async () => {
      const { status, body } = await request('page/', { 'accept-encoding': 'br' });
      return [status, brotliDecompressSync(body).toString()];
    };
    expect(await read()).toEqual([200, 'long text '.repeat(100)]);
    writePage('page/index.html', 'short');
    expect(await read()).toEqual([200, 'short']);
    rmSync(join(dist, 'page/index.html.br'));
    expect((await request('page/', { 'accept-encoding': 'br' })).body.toString()).toBe('short');
    rmSync(join(dist, 'page'), { recursive: true });
    expect(await read()).toEqual([404, '<h1>없음</h1>']);
    writePage('page/index.html', 'back');
    expect(await read()).toEqual([200, 'back']);
  });

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
