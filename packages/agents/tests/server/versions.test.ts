import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { chooseVersion } from '../../src/server/versions.ts';
import { TOOLKIT_NAME } from '../../src/shared/toolkit.ts';
import { UserError } from '../../src/shared/userError.ts';
import { tempFolder } from '../fixture/site.ts';

const versions = ['0.38.1', '0.33.2', '0.32.10', '0.32.2', '0.31.0'];
let folder = '';

beforeEach(async () => {
  folder = await tempFolder();
});

const choose = (asked?: string, at = folder) =>
  chooseVersion({ asked, folder: at, versions, documented: '0.32.2' });

async function install(version: string): Promise<void> {
  const at = join(folder, 'node_modules', TOOLKIT_NAME);
  await mkdir(at, { recursive: true });
  await writeFile(
    join(at, 'package.json'),
    JSON.stringify({ config: { version: '0.38.1' }, version }),
  );
}

const depend = (range: string) =>
  writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { [TOOLKIT_NAME]: range } }),
  );

test('The version that was asked for goes before that of the app', async () => {
  await install('0.31.0');
  expect(await choose('0.33.2')).toEqual({ version: '0.33.2' });
  expect(await choose('v0.33.2')).toEqual({ version: '0.33.2' });
});

test('What is installed goes before the range, also from a folder below the app', async () => {
  await depend('^0.32.2');
  expect(await choose()).toEqual({ version: '0.32.10' });
  await install('0.32.2');
  const below = join(folder, 'src', 'screens');
  await mkdir(below, { recursive: true });
  expect(await choose(undefined, below)).toEqual({ version: '0.32.2' });
});

test('An app without the toolkit gets the documented version', async () => {
  expect(await choose()).toEqual({ version: '0.32.2' });
});

test('An app with a version that the docs do not know is told so', async () => {
  await install('9.9.9');
  const { version, note } = await choose();
  expect(version).toBe('0.32.2');
  expect(note).toContain('9.9.9');
});

test('Of a long range only its beginning is said', async () => {
  await depend(`>${'9'.repeat(1000)}`);
  expect((await choose()).note?.length).toBeLessThan(120);
});

test.each([
  ['no JSON', '{'],
  ['too large', `{}${' '.repeat(256 * 1024)}`],
])('A package.json that is %s is an error that names it', async (_what, content) => {
  await writeFile(join(folder, 'package.json'), content);
  await expect(choose()).rejects.toThrow(UserError);
  await expect(choose()).rejects.toThrow(join(folder, 'package.json'));
  expect(await choose('0.32.2')).toEqual({ version: '0.32.2' });
});

test.each(['null', '[]', '{"dependencies":[],"version":1}'])(
  'A package.json that is %s says nothing of the version',
  async (content) => {
    await writeFile(join(folder, 'package.json'), content);
    expect(await choose()).toEqual({ version: '0.32.2' });
  },
);

test.each([
  ['0.32.5', '0.32.2, 0.32.10'],
  ['9.9.9', '0.38.1'],
  ['0.0.1', '0.31.0'],
])('The unknown version %s is refused with %s', async (asked, near) => {
  await expect(choose(asked)).rejects.toThrow(`가장 가까운 버전은 ${near}입니다`);
});

test.each(['', '__proto__', 'newest', '../..', '\ud800'])('%j is no version', async (asked) => {
  await expect(choose(asked)).rejects.toThrow(/없는 버전입니다/);
});
