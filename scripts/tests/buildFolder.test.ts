import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginBuild, finishBuild } from '../lib/buildFolder.ts';
import { compressFolder } from '../lib/compress.ts';

let folder = '';
let dist = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  dist = join(folder, 'dist');
  writeBuild(dist, 'last');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeBuild(at: string, text: string): void {
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'index.html'), text);
  writeFileSync(join(at, 'build.json'), '{}');
}

const served = () => readFileSync(join(dist, 'index.html'), 'utf8');

describe('a build', () => {
  test('leaves the last one alone until it is whole, and nothing beside it', () => {
    const next = beginBuild(dist);
    expect(next.startsWith(`${dist}.`)).toBe(true);
    expect(readdirSync(next)).toEqual([]);
    writeBuild(next, 'new');
    expect(served()).toBe('last');
    finishBuild(next, dist);
    expect(served()).toBe('new');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('says in words that it cannot be written there, before anything else is done', () => {
    // Even root cannot create a folder inside a file.
    writeFileSync(join(folder, 'file'), '');
    expect(() => beginBuild(join(folder, 'file', 'dist'))).toThrow(/쓸 수 있는 폴더를 지정한 뒤/);
    expect(served()).toBe('last');
  });

  test('may be the first', () => {
    rmSync(dist, { recursive: true });
    const next = beginBuild(dist);
    writeBuild(next, 'new');
    finishBuild(next, dist);
    expect(served()).toBe('new');
  });

  test('that was killed is cleared away by the next one', () => {
    writeBuild(`${dist}.next`, 'half');
    writeBuild(`${dist}.last`, 'older');
    const next = beginBuild(dist);
    writeBuild(next, 'new');
    finishBuild(next, dist);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(served()).toBe('new');
  });

  test('that cannot take its place leaves it to the last one, and says so', () => {
    // The second of the two renames fails: there is no folder of that name.
    expect(() => finishBuild(`${dist}.next-1`, dist)).toThrow(/그대로 남아 있습니다.*ENOENT/);
    expect(served()).toBe('last');
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('takes the place of no file', () => {
    expect(() => beginBuild(join(dist, 'index.html'))).toThrow(/폴더가 아닙니다.*SITE_DIST/);
  });

  test('replaces no folder that holds something else', () => {
    rmSync(join(dist, 'build.json'));
    expect(() => beginBuild(dist)).toThrow(/빌드가 아닌 것이 있습니다.*SITE_DIST/);
    expect(served()).toBe('last');
  });
});

describe('compressed twins', () => {
  const long = (letter: string) => letter.repeat(2000);

  test('are taken from the last build for what has not changed, and made for the rest', async () => {
    const next = `${dist}.next-1`;
    writeBuild(next, long('a'));
    for (const [name, last, now] of [
      ['same.html', long('s'), long('s')],
      ['other.html', long('o'), long('p')],
      ['longer.html', long('l'), `${long('l')}!`],
    ] as const) {
      writeFileSync(join(dist, name), last);
      writeFileSync(join(dist, `${name}.br`), 'twin of the last build');
      writeFileSync(join(dist, `${name}.gz`), 'twin of the last build');
      writeFileSync(join(next, name), now);
    }
    await compressFolder(next, dist);
    const isTaken = (name: string) =>
      readFileSync(join(next, `${name}.br`), 'utf8') === 'twin of the last build';
    expect(['same.html', 'other.html', 'longer.html', 'index.html'].map(isTaken)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const inode = (folder: string) => statSync(join(folder, 'same.html.gz')).ino;
    expect(inode(next), 'no copy').toBe(inode(dist));
  });

  test('are made anew where the last build has an empty one', async () => {
    const next = `${dist}.next-1`;
    for (const folder of [dist, next]) {
      writeBuild(folder, long('a'));
    }
    writeFileSync(join(dist, 'index.html.br'), '');
    writeFileSync(join(dist, 'index.html.gz'), 'twin');
    await compressFolder(next, dist);
    expect(brotliDecompressSync(readFileSync(join(next, 'index.html.br'))).toString()).toBe(
      long('a'),
    );
  });

  test('that cannot be written fail the build', async () => {
    writeFileSync(join(dist, 'page.html'), long('a'));
    mkdirSync(join(dist, 'page.html.br'));
    await expect(compressFolder(dist)).rejects.toThrow('page.html.br');
  });

  test('of a file hold what it holds', async () => {
    writeFileSync(join(dist, 'page.html'), long('a'));
    await compressFolder(dist);
    const [br, gz] = ['.br', '.gz'].map((ending) => readFileSync(join(dist, `page.html${ending}`)));
    expect(brotliDecompressSync(br ?? '').toString()).toBe(long('a'));
    expect(gunzipSync(gz ?? '').toString()).toBe(long('a'));
  });

  test('are not made of what is too small to gain by it', async () => {
    writeFileSync(join(dist, 'small.txt'), 'a');
    await compressFolder(dist);
    expect(existsSync(join(dist, 'small.txt.br'))).toBe(false);
  });
});
