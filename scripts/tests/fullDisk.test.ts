import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { explainFullDisk } from '../lib/fullDisk.ts';

const MB = 1024 * 1024;
const roomy = { bavail: 4000, bsize: MB, files: 1000, ffree: 500 };

test.each([
  ['no room', { ...roomy, bavail: 0 }],
  ['less room than a file of a build takes', { ...roomy, bavail: 3 }],
  ['no more names for files', { ...roomy, ffree: 0 }],
])('a disk with %s is named as the cause, with what to do and what still works', (_what, disk) => {
  const said = explainFullDisk(['/site', '/tmp'], (folder) => (folder === '/tmp' ? disk : roomy));
  expect(said).toContain('디스크가 가득 차서');
  expect(said).toContain('/tmp 폴더가 있는 디스크');
  expect(said).toMatch(/자리를 마련한 뒤 .*다시 실행하십시오/);
  expect(said).toContain('마지막으로 빌드한 사이트는 그대로');
});

test('a build that fails for another reason is not told of its disk', () => {
  expect(explainFullDisk(['/site'], () => roomy)).toBeUndefined();
  // A file system that makes room for files as they come counts none.
  expect(explainFullDisk(['/site'], () => ({ ...roomy, files: 0, ffree: 0 }))).toBeUndefined();
  expect(() => explainFullDisk([tmpdir()])).not.toThrow();
});
