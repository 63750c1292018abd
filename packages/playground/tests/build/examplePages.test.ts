import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { examplePages } from '@zs-docs/playground/vite';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { ExamplesFolder, exampleSaying } from '../support/examplesFolder.ts';
import { toolkit } from '../support/frameWindow.ts';

let folder: ExamplesFolder;
afterEach(() => folder.remove());

/** Builds a site of one page. */
async function buildPage(body: string) {
  folder = await ExamplesFolder.make({
    'index.html': `<!doctype html><html lang="ko"><head><title>A</title></head><body>${body}</body></html>`,
    'examples/Badge.basic.tsx': exampleSaying('안녕'),
  });
  const modules = join(import.meta.dirname, '../../../../node_modules');
  await symlink(modules, join(folder.root, 'node_modules'));
  const built = await build({
    root: folder.root,
    base: '/docs/',
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [examplePages({ root: folder.root, toolkit, lang: 'ko' })],
  });
  const [output] = [built].flat();
  return output && 'output' in output ? output.output : [];
}

it('an <Example> in plain HTML becomes the example, in Korean, with the script that starts it', async () => {
  const files = await buildPage('<Example of="Badge.basic"></Example>');
  const page = files.find(({ fileName }) => fileName === 'index.html');
  const { document } = new JSDOM(page && 'source' in page ? String(page.source) : '').window;
  const example = document.querySelector('[data-phone="Badge.basic"]');
  expect(example?.getAttribute('data-code')).toMatch(/^\/docs\/preview\/code\/Badge\.basic\./);
  expect(example?.querySelector('[data-action="edit"]')?.textContent).toBe('편집');
  const names = files.map(({ fileName }) => fileName);
  for (const address of [
    document.querySelector('script')?.getAttribute('src'),
    document.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
  ]) {
    expect(names).toContain(address?.replace('/docs/', ''));
  }
  expect(names).toContain('preview/index.html');
});

it('a name without an example stops the build with the page and the names there are', async () => {
  await expect(buildPage('<Example of="Badge.basc" />')).rejects.toThrow(
    /index\.html: 이름이 "Badge\.basc"인.*Badge\.basic/,
  );
});
