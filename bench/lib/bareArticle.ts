import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { compressFolder } from '../../scripts/lib/compress.ts';

const dist = new URL('../../site/dist/', import.meta.url);

/**
 * Writes the articles of pages without styles, scripts and shell, as the lower bound that the site is
 * compared with. Each article links to the others.
 * @param folder emptied first
 * @param paths of the pages, below the base
 */
export async function writeBareArticles(folder: URL, paths: readonly string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const links = paths.map((path) => `<a href="/${path}">${path}</a>`).join(' ');
  for (const path of paths) {
    const html = await readFile(new URL(`${path}index.html`, dist), 'utf8');
    const article = html.match(/<article[\s\S]*<\/article>/)?.[0] ?? '';
    const text = article.replace(/<link rel="stylesheet"[^>]*>/g, '');
    await mkdir(new URL(path, folder), { recursive: true });
    const bare = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>bare</title><body>`;
    const nav = paths.length > 1 ? `<nav>${links}</nav>` : '';
    await writeFile(new URL(`${path}index.html`, folder), bare + nav + text);
  }
  // The site server reads these two files.
  await writeFile(new URL('build.json', folder), '{"base":"/"}');
  await writeFile(new URL('404.html', folder), '<!doctype html>');
  await compressFolder(new URL('.', folder).pathname);
}
