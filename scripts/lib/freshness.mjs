import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFacts } from './buildFacts.mjs';
import { dist } from './dist.mjs';
import { root } from './install.mjs';

const inputs = ['site', 'packages', 'examples', 'scripts', 'package-lock.json', 'package.json'];
/** What a command writes. Builds of the site may have any name that begins with `dist`. */
const generated =
  /^(?:node_modules|dist[^.]*(?:\.(?:next-\d+|last))?|\.astro|\.cache|coverage|test-results|.*\.tsbuildinfo)$/;

/** Files that set how the packages are compiled. */
const compilerFiles = () => readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));

/** The commit at hand: pages say when their last one was. */
const commit = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout;

/**
 * Settings that an environment gives. Where a build lies changes nothing in it.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export const settingsIn = (env) =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('SITE_') && name !== 'SITE_DIST')
      .sort(),
  );

/**
 * Path, size and time of every source file, the commit, and every setting: equal prints mean the
 * last build still holds.
 * @param {Record<string, string>} settings of the environment
 * @returns {string}
 */
export function fingerprint(settings) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) {
      // The lock that an editor hangs beside an open file leads nowhere.
      return;
    }
    if (!stats.isDirectory()) {
      hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (!generated.test(name)) {
        visit(join(path, name));
      }
    }
  };
  for (const input of [...inputs, ...compilerFiles().sort()]) {
    visit(join(root, input));
  }
  hash.update(`${commit()}\n`);
  hash.update(JSON.stringify(settings));
  return hash.digest('hex');
}

/**
 * What `npm start` needs to know of the last build.
 * @returns {{ settings: Record<string, string>, isFresh: boolean }} the settings of the environment,
 *   or those of the last build where it gives none; and whether that build was made of them and of
 *   the files as they are now
 */
export function readLastBuild() {
  const facts = readBuildFacts(dist);
  const given = settingsIn(process.env);
  const settings = Object.keys(given).length > 0 ? given : (facts?.settings ?? {});
  return { settings, isFresh: facts?.sources === fingerprint(settings) };
}
