import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dist, request, serveBuild, writePage } from './support/servedBuild.ts';

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
});
