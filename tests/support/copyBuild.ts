import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = new URL('../../site/dist/', import.meta.url);

/** Changes of files, by path in the folder of the build. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/**
 * Copies the build with changes, as another build of the site.
 * @param gone files that the other build does not have, by their path
 * @returns its folder, with a slash at its end
 */
export async function copyBuild(edits: Edits, gone?: RegExp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zs-build-'));
  await cp(dist, folder, { recursive: true, filter: (path) => !gone?.test(path) });
  for (const [name, edit] of Object.entries(edits)) {
    const file = join(folder, name);
    await writeFile(file, edit(await readFile(file, 'utf8')));
    await Promise.all(['.br', '.gz'].map((end) => rm(file + end, { force: true })));
  }
  return `${folder}/`;
}

/** Changes the palette page. */
export const withPalette = (edit: (text: string) => string): Edits => ({
  'docs/Theme/palette/index.html': edit,
});

/** Renames the palette page, in its title and in the sidebar. */
export const renamed = withPalette((text) =>
  text.replace('<h1>컬러 팔레트<', '<h1>새 팔레트<').replaceAll('>컬러 팔레트<', '>새 이름<'),
);
