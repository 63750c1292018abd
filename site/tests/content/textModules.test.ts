import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { textModules } from '../../src/content/markdown/textModules.ts';

let root: string;

afterEach(() => rmSync(root, { recursive: true }));

/** Loads a compiled text of this code from a build, as a page does. */
async function loaded(code: string): Promise<unknown> {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(join(root, 'content/docs/x.mdx'), code);
  writeFileSync(join(root, 'content/docs/y.mdx'), 'export const Content = "다른 글";');
  writeFileSync(join(root, 'entry.js'), "export { load } from 'virtual:content/texts';");
  const compiler = {
    name: 'compiler',
    transform: { filter: { id: /\.mdx$/ }, handler: (text: string) => ({ code: text }) },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [textModules(), compiler],
    build: {
      ssr: 'entry.js',
      outDir: 'dist',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
  const { load } = await import(join(root, 'dist/entry.js'));
  return load('/content/docs/x.mdx');
}

test('a text that fails while it is loaded is told with file, cause and remedy, and keeps its stack', async () => {
  const error = await loaded('export const x = undefined.y;').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ stack: expect.stringContaining('TypeError') });
  const said = String(error);
  expect(said).toContain(
    'site/content/docs/x.mdx import나 export 줄을 실행하는 중에 오류가 발생했습니다',
  );
  expect(said).toContain('이름이 맞는지 확인하세요');
  expect(said).toContain("reading 'y'");
});

test('a text that works is loaded', async () => {
  expect(await loaded('export const Content = "글";')).toMatchObject({ Content: '글' });
});
