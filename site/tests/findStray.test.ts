import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findStray } from '../src/build/postprocess/findStray.ts';

test('a page that nobody looked at is found, whoever wrote it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stray-'));
  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '<p>');
  };
  const seen = new Set(['', '404/', 'docs/글/']);
  ['index.html', '404.html', 'docs/글/index.html', 'preview/index.html', 'a.css'].forEach(write);
  expect(await findStray(folder, seen)).toBeUndefined();
  write('stray/index.html');
  expect(await findStray(folder, seen)).toBe('stray/index.html');
  rmSync(folder, { recursive: true });
});
