import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Docs, openDocs } from '../../src/docs/index.ts';
import { addIndex } from '../../src/server/commands/add.ts';
import { AGENTS_BLOCK, siteFolder, tempFolder } from '../fixture/site.ts';

let docs: Docs;
let app = '';
const block = AGENTS_BLOCK.trim();

beforeEach(async () => {
  docs = await openDocs(await siteFolder(), {});
  app = await tempFolder();
  await writeFile(join(app, 'package.json'), '{}');
});

const write = (text: string | Buffer, name = 'AGENTS.md') => writeFile(join(app, name), text);
const read = () => readFile(join(app, 'AGENTS.md'));
const add = async (folder = app) => (await addIndex(docs, folder)).join('\n');

test('A new AGENTS.md holds the block alone, at the root of the app', async () => {
  await mkdir(join(app, 'src'));
  expect(await add(join(app, 'src'))).toContain('파일을 만들었습니다');
  expect(String(await read())).toBe(`${block}\n`);
});

describe('A text that is there', () => {
  test.each([
    ['', `${block}\n`],
    ['# 규칙', `# 규칙\n\n${block}\n`],
    ['# 규칙\n', `# 규칙\n\n${block}\n`],
    ['# 규칙\n\n', `# 규칙\n\n${block}\n`],
    ['# 규칙\r\n', `# 규칙\r\n\r\n${block.replaceAll('\n', '\r\n')}\r\n`],
  ])('%j gets the block at its end', async (before, after) => {
    await write(before);
    await add();
    expect(String(await read())).toBe(after);
  });

  test.each(['\n', '\r\n'])('keeps every byte around an older block, with ends %j', async (end) => {
    const before = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x80, 0x24, 0x26]);
    const old = Buffer.from(
      ['', '<!-- zs-ui-docs:begin 0.31.0 -->', '옛 목차', '<!-- zs-ui-docs:end -->', ''].join(end),
    );
    const after = Buffer.from([0xc3, 0x28, 0x20, 0x20]);
    await write(Buffer.concat([before, old, after]));
    expect(await add()).toContain('새로 썼습니다');
    const own = Buffer.from(`${end}${block.replaceAll('\n', end)}${end}`);
    expect(await read()).toEqual(Buffer.concat([before, own, after]));
  });

  test('with the same block is not written again', async () => {
    await add();
    const first = await read();
    expect(await add()).toContain('이미 최신입니다');
    expect(await read()).toEqual(first);
  });

  test.each([
    '<!-- zs-ui-docs:begin 0.31.0 -->\n목차',
    '목차\n<!-- zs-ui-docs:end -->',
    '<!-- zs-ui-docs:end -->\n<!-- zs-ui-docs:begin 0.31.0 -->',
    `${AGENTS_BLOCK}${AGENTS_BLOCK}`,
  ])('%j, whose marks are no pair, is left alone with an error', async (text) => {
    await write(text);
    await expect(add()).rejects.toThrow(/한 쌍이 아닙니다/);
    expect(String(await read())).toBe(text);
  });
});

test('CLAUDE.md is left alone, and the line that it lacks is named', async () => {
  await write('# 규칙\n', 'CLAUDE.md');
  expect(await add()).toContain('@AGENTS.md');
  await write('@AGENTS.md\n', 'CLAUDE.md');
  expect(await add()).not.toContain('@AGENTS.md');
});

test('A link to an AGENTS.md stays a link, and the file keeps who may read it', async () => {
  await mkdir(join(app, 'docs'));
  const target = join(app, 'docs', 'rules.md');
  await writeFile(target, '# 규칙\n');
  await chmod(target, 0o600);
  await symlink(target, join(app, 'AGENTS.md'));
  await add();
  expect((await lstat(join(app, 'AGENTS.md'))).isSymbolicLink()).toBe(true);
  expect(String(await readFile(target))).toBe(`# 규칙\n\n${block}\n`);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(app, 'docs'))).toEqual(['rules.md']);
});

test('A CLAUDE.md that cannot be read is passed over', async () => {
  await mkdir(join(app, 'CLAUDE.md'));
  expect(await add()).toContain('파일을 만들었습니다');
});

test('An app with another version is told which version the index is for', async () => {
  await writeFile(join(app, 'package.json'), '{"dependencies":{"@0610studio/zs-ui":"0.33.1"}}');
  expect(await add()).toContain('앱의 ZS-ui는 0.33.1이고');
});

test('A folder outside of every app is an error that says what to do', async () => {
  await expect(add('/')).rejects.toThrow(/package\.json이 없습니다/);
});
