import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder, tempFolder } from '../fixture/site.ts';
import { BIN } from '../fixture/startServer.ts';

/** Runs the command in a folder, and returns its exit code with what it printed. */
function run(folder: string, ...args: string[]) {
  const env = { ...process.env, ZS_DOCS_CACHE: folder };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [BIN, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('check prints a line for each mistake and exits with 1', async () => {
  const folder = await tempFolder();
  const code =
    "import { ZSTextFild } from '@0610studio/zs-ui';\nexport const Field = ZSTextFild;\n";
  await writeFile(join(folder, 'wrong.tsx'), code);
  await writeFile(join(folder, 'right.ts'), 'export const one = 1;\n');
  const result = await run(folder, 'check', 'right.ts', 'wrong.tsx');
  expect(result.code).toBe(1);
  expect(result.stdout).toMatch(/^wrong\.tsx:1:10 \[missing-export\] .*ZSTextField.*\n$/);
});

test('check goes on after a file that it cannot read, and says why', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'long.ts'), `// ${'a'.repeat(200_000)}`);
  await writeFile(join(folder, 'wrong.tsx'), "import { ZSTextFild } from '@0610studio/zs-ui';\n");
  const files = ['gone.ts', '.', 'long.ts', 'Card.web.tsx', 'wrong.tsx'];
  const result = await run(folder, 'check', ...files);
  expect(result.code).toBe(1);
  expect(result.stdout).toMatch(/^wrong\.tsx:1:10 \[missing-export\]/);
  const said = result.stderr.split('\n').map((line) => line.split(/:? /, 1)[0]);
  expect(said).toEqual(expect.arrayContaining(['gone.ts', '.', 'long.ts', 'Card.web.tsx']));
});

test('check exits with 0 when there is no mistake', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'right.ts'), 'export const one = 1;\n');
  expect(await run(folder, 'check', 'right.ts')).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^ZS-ui 0\.\d+\.\d+ 기준으로 검사합니다\.$/m),
  });
});

test('check passes over files of the web and says so', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'Card.web.tsx'), 'export const Card = () => <div />;\n');
  const { code, stderr } = await run(folder, 'check', 'Card.web.tsx');
  expect(code).toBe(0);
  expect(stderr).toBe('Card.web.tsx 파일은 웹에서만 실행되어 검사하지 않습니다.\n');
});

test('add writes the index into the app and says so', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'package.json'), '{}');
  const { code, stdout } = await run(folder, 'add', '--site', await siteFolder());
  expect(code).toBe(0);
  expect(stdout).toContain('AGENTS.md 파일을 만들었습니다.');
  expect(await readFile(join(folder, 'AGENTS.md'), 'utf8')).toContain('zs-ui-docs:begin');
});

test.each([
  [['--help'], 0, '사용법:'],
  [['--bogus'], 1, '--bogus 옵션을 이해하지 못했습니다.'],
  [['nowhere'], 1, '명령도 URL도 폴더도 아닙니다.'],
  [['check', 'nowhere.tsx'], 1, '경로를 확인하세요.'],
])('%j exits with %i and says %j', async (args, code, said) => {
  const result = await run(await tempFolder(), ...args);
  expect(result.code).toBe(code);
  expect(code === 0 ? result.stdout : result.stderr).toContain(said);
});
