import { expect, test } from 'vitest';
import { readArguments } from '../../src/server/readArguments.ts';
import { PUBLISHED_SITE } from '../../src/server/toolkit.ts';

const read = (line: string) => readArguments(line.split(' ').filter(Boolean));

test.each([
  ['', { name: 'stdio', site: PUBLISHED_SITE }],
  ['site/dist', { name: 'stdio', site: 'site/dist' }],
  ['constructor', { name: 'stdio', site: 'constructor' }],
  ['add', { name: 'add', site: PUBLISHED_SITE, folder: '.' }],
  ['add app --site dist', { name: 'add', site: 'dist', folder: 'app' }],
  ['check a.tsx b.tsx', { name: 'check', files: ['a.tsx', 'b.tsx'] }],
  ['check a.tsx --version 0.32.2', { name: 'check', files: ['a.tsx'], version: '0.32.2' }],
  ['add --help', { name: 'help' }],
  ['--version', { name: 'version' }],
])('%j is understood', (line, command) => {
  expect(read(line)).toEqual(command);
});

test.each([
  ['--bogus', /--bogus 옵션/],
  ['constructor --site a', /--site 옵션이 없습니다/],
  ['add --version 1', /--version 옵션이 없습니다/],
  ['add --site', /--site/],
  ['a b', /알 수 없는 인수입니다: b/],
  ['check', /검사할 파일/],
])('%j is refused with a reason', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
