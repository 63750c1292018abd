// Runs before anything is installed, on Node 20 too: built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFacts } from './buildFacts.mjs';
import { dist } from './dist.mjs';
import { root } from './install.mjs';

/** Folders that a build reads; it also reads the JSON files of the root (manifest, compiler). */
const SOURCE_FOLDERS = ['site', 'packages', 'examples', 'scripts'];

/** What commands write. SITE_DIST may name any folder; those of the project begin with `dist`. */
const GENERATED =
  /^(?:node_modules|dist[^.]*(?:\.(?:next-\d+|last))?|\.astro|\.cache|coverage|test-results|.*\.tsbuildinfo)$/;

/**
 * Returns the variables of an environment that change a build. Its folder does not.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export const settingsFromEnv = (env) =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('SITE_') && name !== 'SITE_DIST')
      .sort(),
  );

/**
 * Hashes path, size and time of every source file, the commit (pages show when they last changed) and
 * the settings. As long as the hash is the same, so is the build.
 * @param {Record<string, string>} settings from the environment
 * @returns {string}
 */
export function fingerprint(settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  hash.update(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).stdout ?? '');
  const rootFiles = readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(root, name));
  const folders = SOURCE_FOLDERS.map((name) => join(root, name));
  for (const file of [...rootFiles, ...folders.flatMap(listFiles)].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Lists the files below a folder, without links: the lock of an editor is a link that leads nowhere. */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !GENERATED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return listFiles(path);
      }
      return entry.isFile() ? [path] : [];
    });
}

/**
 * Compares the last build with the sources as they are now.
 * @returns {{ settings: Record<string, string>, isFresh: boolean }} settings from the environment, or
 *   those of the last build when the environment has none; and whether that build is still current
 */
export function readLastBuild() {
  const facts = readBuildFacts(dist);
  const given = settingsFromEnv(process.env);
  const settings = Object.keys(given).length > 0 ? given : (facts?.settings ?? {});
  return { settings, isFresh: facts?.sources === fingerprint(settings) };
}
