import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './dist.mjs';
import { root } from './install.mjs';

const inputs = ['site', 'packages', 'examples', 'scripts', 'package-lock.json', 'package.json'];
const generated = new Set(['node_modules', 'dist', '.astro', '.cache', 'coverage', 'test-results']);
const stamp = join(root, '.cache', 'build-stamp');

/** Files that set how the packages are compiled. */
const compilerFiles = () => readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));

/**
 * Path, size and time of every source file, and every setting: equal prints mean the last build
 * still holds.
 * @param {Record<string, string | undefined>} [settings] environment; what begins with SITE_ changes the build
 * @returns {string}
 */
export function fingerprint(settings = process.env) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) {
      hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (!generated.has(name)) {
        visit(join(path, name));
      }
    }
  };
  for (const input of [...inputs, ...compilerFiles().sort()]) {
    visit(join(root, input));
  }
  for (const name of Object.keys(settings).sort()) {
    if (name.startsWith('SITE_')) {
      hash.update(`${name}=${settings[name]}\n`);
    }
  }
  return hash.digest('hex');
}

/** @returns {boolean} whether the built site was made of the files and settings as they are now */
export function isBuildFresh() {
  return (
    existsSync(join(dist, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/** Remembers that the built site belongs to the files and settings as they are now. */
export function markBuildFresh() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint());
}
