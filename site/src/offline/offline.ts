import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transformWithOxc } from 'vite';

/** What a reader can open offline: every page, its script and styles, the search index, the phone. */
const kept = /(\.html|_astro\/.+\.(js|css)|search-index\/.+\.json|favicon\.svg)$/;

/**
 * Writes sw.js, the service worker that makes visited and unvisited pages readable offline.
 * @param options.base base path of the site
 * @param options.enabled false writes a worker that removes itself from readers' browsers
 */
export function offline({ base, enabled }: { base: string; enabled: boolean }): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const source = await compile(enabled ? 'worker.ts' : 'retiredWorker.ts');
        const files = enabled ? await listFiles(dist) : [];
        const header = await describe(dist, files, base);
        await writeFile(`${dist}sw.js`, header + source);
        logger.info(`files kept for offline reading: ${files.length}`);
      },
    },
  };
}

async function compile(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`worker/${name}`, import.meta.url));
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return code;
}

async function listFiles(dist: string): Promise<string[]> {
  const names = await readdir(dist, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => kept.test(name))
    .sort();
}

/** The worker's list and its version: the version changes exactly when a kept file does. */
async function describe(dist: string, files: readonly string[], base: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(await readFile(dist + file));
  }
  const addresses = files.map((file) => base + file.replace(/(^|\/)index\.html$/, '$1'));
  return [
    `const version = ${JSON.stringify(hash.digest('hex').slice(0, 12))};`,
    `const files = ${JSON.stringify(addresses)};`,
    `const offlinePage = ${JSON.stringify(`${base}offline/`)};`,
    '',
  ].join('\n');
}
