import { readdir } from 'node:fs/promises';
import { cleanPath } from '../../settings/cleanPath.ts';

/** Documents that are no pages: the frame of the examples brings its own policy and links. */
const notPages = /^preview\//;

/** Path of a page below the base from its file. */
const pathOf = (file: string) => cleanPath(`/${file}`).slice(1);

/**
 * Finds a page that no step has seen, since somebody wrote it past the rendering.
 * @param folder of the built site
 * @param seen paths of pages below the base
 * @returns its file, below the folder
 */
export async function findStray(
  folder: string,
  seen: ReadonlySet<string>,
): Promise<string | undefined> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !notPages.test(name))
    .sort()
    .find((file) => !seen.has(pathOf(file)));
}
