import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../../src/shared/escapeHtml.ts';
import type { BenchEngine } from '../lib/measure.ts';
import type { BenchSection } from '../lib/sections.ts';

/** The part of Pagefind's browser module that a search needs. */
interface Pagefind {
  options(options: Record<string, unknown>): Promise<void>;
  init(language: string): Promise<void>;
  search(
    query: string,
  ): Promise<{ results: { data(): Promise<{ raw_url?: string; url: string }> }[] }>;
}

function pageOf({ heading, parents, text }: BenchSection): string {
  const paragraphs = [parents.join(' '), ...text.split('\n')].map(
    (one) => `<p>${escapeHtml(one)}</p>`,
  );
  return `<html lang="ko"><body><h1>${escapeHtml(heading)}</h1>${paragraphs.join('')}</body></html>`;
}

/** Lets Pagefind's module, made for browsers, read its files from a folder. */
function pretendBrowser(folder: string): void {
  const read = async (address: unknown) => {
    const path = decodeURIComponent(String(address).split('?')[0] ?? '').replace(
      /^.*\/pagefind\//,
      '',
    );
    return new Response(new Uint8Array(await readFile(join(folder, path))));
  };
  const page = { querySelector: () => null, currentScript: null, documentElement: { lang: 'ko' } };
  Object.assign(globalThis, { fetch: read, window: globalThis, document: page });
  Object.assign(globalThis, {
    location: { origin: 'http://localhost', href: 'http://localhost/' },
  });
}

/** Pagefind over one small page a section. */
export const pagefind: BenchEngine = {
  name: 'Pagefind',
  async open(sections) {
    const { close, createIndex } = await import('pagefind');
    const { index } = await createIndex({ forceLanguage: 'ko' });
    for (const section of sections) {
      await index?.addHTMLFile({ url: section.url, content: pageOf(section) });
    }
    const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
    await index?.writeFiles({ outputPath: folder });
    await close();
    await writeFile(join(folder, 'pagefind.mjs'), await readFile(join(folder, 'pagefind.js')));
    const names = await readdir(folder, { recursive: true });
    const data = names.filter((name) => /^(fragment|index)[/\\]|\.pf_meta$/.test(name));
    const sizes = await Promise.all(
      data.map(async (name) => (await stat(join(folder, name))).size),
    );
    pretendBrowser(folder);
    const module = (await import(pathToFileURL(join(folder, 'pagefind.mjs')).href)) as Pagefind;
    await module.options({ basePath: '/pagefind/', baseUrl: '/', noWorker: true });
    await module.init('ko');
    return {
      files: sizes,
      async search(query) {
        const { results } = await module.search(query);
        const top = await Promise.all(results.slice(0, 20).map((one) => one.data()));
        return top.map((one) => one.raw_url ?? one.url);
      },
      close: () => rm(folder, { recursive: true, force: true }),
    };
  },
};
