import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const inputs = ['site', 'packages', 'examples', 'scripts', 'package-lock.json'];
const generated = new Set(['node_modules', 'dist', '.astro', '.cache', 'coverage', 'test-results']);
const stamp = join(root, '.cache', 'build-stamp');

/** Path, size and time of every source file: equal prints mean the last build still holds. */
function fingerprint() {
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
  for (const input of inputs) {
    visit(join(root, input));
  }
  // These settings change what the build writes.
  hash.update(`${process.env.SITE_URL ?? ''} ${process.env.SITE_BASE ?? ''}`);
  return hash.digest('hex');
}

/** @returns {boolean} whether site/dist was built from the files as they are now */
export function isBuildFresh() {
  return (
    existsSync(join(root, 'site/dist/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/** Remembers that site/dist belongs to the files as they are now. */
export function markBuildFresh() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, fingerprint());
}
