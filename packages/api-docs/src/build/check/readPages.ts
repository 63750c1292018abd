import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from 'js-yaml';

/** Names that a page documents. */
export interface ApiPage {
  /** Path relative to the root of the repository. */
  file: string;
  /** Names from `covers` in its front matter and from its tables. */
  covers: readonly string[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const TABLE = /<(?:PropsTable|TypeTable)\s[^>]*?\bof="([^"]+)"/g;

function coversOf(text: string): string[] {
  const data = load(FRONT_MATTER.exec(text)?.[1] ?? '');
  const covers = data && typeof data === 'object' && 'covers' in data ? data.covers : [];
  const named = Array.isArray(covers) ? covers.map(String) : [];
  const shown = [...text.matchAll(TABLE)].map((match) => match[1] ?? '');
  return [...new Set([...named, ...shown])];
}

/** Reads the `.mdx` files of a folder and its subfolders. */
export function readPages(folder: string, root: string): ApiPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return { file: relative(root, file), covers: coversOf(readFileSync(file, 'utf8')) };
    });
}
