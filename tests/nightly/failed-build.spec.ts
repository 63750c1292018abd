import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { env, root } from '../../scripts/lib/install.mjs';
import { copySite } from '../support/copySite.ts';

test.describe.configure({ timeout: 240_000 });

const page = 'site/content/docs/intro.mdx';
const example = 'examples/ZSText.basic.tsx';

/** Mistakes of an author: the file, the added text, and a part of the message. */
const mistakes: [string, string, string, RegExp][] = [
  ['a second main title', page, '# 제목', /intro\.mdx:\d+ 본문에 # 제목이 있습니다/],
  ['MDX that is broken', page, '<Example', /intro\.mdx:\d+ 태그의 이름이나 속성을 읽을 수 없/],
  [
    'an import of no file',
    page,
    "import a from './a.ts'",
    /Could not resolve '\.\/a\.ts'[\s\S]*content\/docs\/intro\.mdx:\d+/,
  ],
  [
    'YAML that is broken, and no healthy file is named',
    'site/content/docs/categories.yml',
    'a: b: c',
    /^(?![\s\S]*\.mdx)[\s\S]*categories\.yml:\d+ YAML 문법이 잘못되었습니다/,
  ],
  [
    'a link that leads nowhere, without a stack and a hint',
    page,
    '[글](/docs/window)',
    /^(?![\s\S]*(?:Hint|Stack trace))[\s\S]*intro\.mdx:\d+\n.*docs\/window\/\n.*없습니다/,
  ],
  [
    'an example with a prop that there is not',
    example,
    'export const A = () => <ZSText colour="red" />;',
    /ZSText\.basic\.tsx:\d+\n +ZSText에는 'colour' 속성이 없습니다/,
  ],
  [
    'a component with an attribute that it does not have',
    page,
    '<Snippet titel="글" of="theme" />',
    /intro\.mdx:\d+ <Snippet>에 titel 속성이 없습니다\. title을\(를\)/,
  ],
  [
    'an example with a field that screen readers have no name for',
    example,
    'import { ZSTextField } from "@0610studio/zs-ui";\nexport const A = () => <ZSTextField label="이름" value="" onChangeText={() => undefined} />;',
    /ZSText\.basic\.tsx:\d+\n +`ZSTextField`의 `label`은 [^\n]+지정하세요/,
  ],
  ['an example that is broken', example, '<', /ZSText\.basic\.tsx:\d+\n +예제를 컴파일하지 못했/],
];

/** Builds the site of a copy, as `npm run build` does. */
async function build(folder: string): Promise<{ code: number; said: string }> {
  const child = spawn('node', ['scripts/build.ts', '--site-only'], { cwd: folder, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'exit');
  return { code, said };
}

test('the mistakes of all pages fail the build together, each with its place', async () => {
  const folder = join(root, '.cache', `failed-build-${test.info().parallelIndex}`);
  await copySite(folder);
  await appendFile(join(folder, page), '\n# 제목\n\n<Nothing />\n');
  const docs = 'site/content/docs/Theme';
  await writeFile(
    join(folder, docs, 'untitled.mdx'),
    '---\ndescription: 이름이 없는 문서입니다.\n---\n\n<Note>글</Note>\n',
  );
  await writeFile(join(folder, docs, 'broken.mdx'), '글\n');
  await appendFile(join(folder, 'site/content/pages/changelog.mdx'), '\n글 { 글\n');
  const { code, said } = await build(folder);
  expect(code).toBe(1);
  for (const told of [
    /intro\.mdx:\d+ 본문에 # 제목이 있습니다.*\n {2}\d+행 <Nothing> 컴포넌트가/,
    /untitled\.mdx:\d+ title이 없습니다/,
    /untitled\.mdx:5 <Note> 컴포넌트가 없습니다/,
    /broken\.mdx:1 front matter가 없습니다/,
    /changelog\.mdx:\d+ \{ 를 닫는 \}가 없습니다/,
  ]) {
    expect(said).toMatch(told);
  }
  expect(said).not.toContain('    at ');
});

for (const [title, file, words, told] of mistakes) {
  test(`${title} fails the build with its place, and leaves the last site as it is`, async () => {
    const folder = join(root, '.cache', `failed-build-${test.info().parallelIndex}`);
    await copySite(folder);
    const dist = join(folder, 'site/dist');
    await mkdir(dist);
    await writeFile(join(dist, 'build.json'), '{"base":"/last/"}');
    await appendFile(join(folder, file), `\n${words}\n`);
    const { code, said } = await build(folder);
    expect(said).toMatch(told);
    expect(code).toBe(1);
    expect(await readFile(join(dist, 'build.json'), 'utf8')).toBe('{"base":"/last/"}');
    expect(await readdir(dist)).toEqual(['build.json']);
    expect((await readdir(join(folder, 'site'))).filter((name) => /^dist./.test(name))).toEqual([]);
  });
}
