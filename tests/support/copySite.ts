import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/install.mjs';

/** Files that commands write. */
const GENERATED = /\/(?:node_modules|dist|dist\.(?:next|last)|\.astro)(?:\/|$)/;

/**
 * Copies the repository, to build or edit the copy. What neither changes is linked.
 * @param folder emptied first; below the repository, so that packages resolve as in the original
 */
export async function copySite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const compilerFiles = (await readdir(root)).filter((name) => /^tsconfig.*\.json$/.test(name));
  const copied = ['site', 'examples', 'scripts', 'package.json', 'package-lock.json'];
  for (const name of [...copied, ...compilerFiles]) {
    const filter = (path: string) => !GENERATED.test(path.slice(root.length));
    await cp(join(root, name), join(folder, name), { recursive: true, filter });
  }
  for (const name of ['packages', 'node_modules', 'site/node_modules']) {
    await symlink(join(root, name), join(folder, name), 'junction');
  }
}
