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
 * Path, size and time of every source file, the commit, and every setting: equal prints mean the
 * last build still holds.
 * @param {Record<string, string | undefined>} [settings] environment; what begins with SITE_ changes the build
 * @returns {string}
 */
export function fingerprint(settings = process.env) {
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
  for (const name of Object.keys(settings).sort()) {
    // Where a build lies is not in it, and its print lies beside it.
    if (name.startsWith('SITE_') && name !== 'SITE_DIST') {
      hash.update(`${name}=${settings[name]}\n`);
    }
  }
  return hash.digest('hex');
}

/** @returns {boolean} whether the built site was made of the files and settings as they are now */
export function isBuildFresh() {
  return readBuildFacts(dist)?.sources === fingerprint();
}
