import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A place where a page names an example or a snippet. */
export interface Use {
  kind: 'example' | 'snippet';
  name: string;
  file: string;
  line: number;
}

const USE = /<(BuilderIsland|Example|HomePhone|BuilderIsland|Snippet)\b[^>]*?\bof="([^"$]*)"/g;

/** Finds every `<Example of="…">` and `<Snippet of="…">` below the folders. */
export async function findUses(folders: readonly string[], root: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(mdx|tsx|astro)$/.test(entry.name)) {
        continue;
      }
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, 'utf8');
      for (const match of text.matchAll(USE)) {
        uses.push({
          kind: match[1] === 'Snippet' ? 'snippet' : 'example',
          name: match[2] ?? '',
          file: relative(root, path),
          line: text.slice(0, match.index).split('\n').length,
        });
      }
    }
  }
  return uses;
}
