import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Settings } from './options.ts';

/** A place where a page names an example or a snippet. */
export interface Use {
  kind: 'example' | 'snippet';
  name: string;
  file: string;
  line: number;
}

async function listPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(mdx?|[jt]sx|astro|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Finds every `<Example of="…">` and `<Snippet of="…">` below the folders that show them. */
export async function findUses({ shownIn, root, tags }: Settings): Promise<Use[]> {
  const pattern = new RegExp(
    `<(${[...tags.example, ...tags.snippet].join('|')})\\b[^>]*?\\bof="([^"$]*)"`,
    'g',
  );
  const pages = await Promise.all(shownIn.map(listPages));
  const uses = pages.flat().map(async (path) => {
    const text = await readFile(path, 'utf8');
    return [...text.matchAll(pattern)].map(
      (match): Use => ({
        kind: tags.snippet.includes(match[1] ?? '') ? 'snippet' : 'example',
        name: match[2] ?? '',
        file: relative(root, path),
        line: text.slice(0, match.index).split('\n').length,
      }),
    );
  });
  return (await Promise.all(uses)).flat();
}
