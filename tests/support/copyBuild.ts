import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
    await removeTwins(file);
  }
  return `${folder}/`;
}

/** Removes the compressed twins of a file, which a change has made another. */
const removeTwins = (file: string) =>
  Promise.all(['.br', '.gz'].map((end) => rm(file + end, { force: true })));

/** Changes the palette page. */
export const withPalette = (edit: (text: string) => string): Edits => ({
  'docs/Theme/palette/index.html': edit,
});

/** Renames the palette page, in its title and in the sidebar. */
export const renamed = withPalette((text) =>
  text
    .replace('<h1>컬러 팔레트<', '<h1>새 팔레트<')
    .replaceAll('>컬러 팔레트<', '>새 이름<')
    .replace('data-sidebar="', 'data-sidebar="new-'),
);

/** Letters of a hash. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A file that is named by its content. */
const HASHED = /^(?:_astro|preview\/code)\/.*([\w-]{7}\.(?:js|css|txt))$/;

/**
 * Copies the build as one whose scripts, style sheets and examples have all changed: each has another
 * name, so that none of the names in a page of the last build is left.
 * @param turn 1 to 63; builds of different turns have no name in common, as a browser keeps a file for its name
 */
export async function copyRenamedBuild(turn: number): Promise<string> {
  const folder = await copyBuild({});
  const files = await readdir(folder, { recursive: true });
  const ends = new Set(files.map((file) => HASHED.exec(file)?.[1]));
  const withNewNames = (text: string) =>
    text.replace(/([\w-])([\w-]{7}\.(?:js|css|txt))/g, (name, letter, end) =>
      ends.has(end) ? LETTERS[(LETTERS.indexOf(letter) + turn) % LETTERS.length] + end : name,
    );
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      await writeFile(path, withNewNames(await readFile(path, 'utf8')));
      await removeTwins(path);
      await rename(path, join(folder, withNewNames(file)));
    }),
  );
  return folder;
}
