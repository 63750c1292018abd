import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { crawl } from './crawl.ts';
import { INDEX_FOLDER, IndexTooLarge, makeIndexFiles, writeIndex } from './indexFiles.ts';
import { readFolder } from './readFolder.ts';

const withSlash = (base: string) => (base.endsWith('/') ? base : `${base}/`);

/**
 * Adds the search index to an Astro site: from the built pages into `search-index/`, and in
 * development from the pages that the server renders, read again after a file has changed.
 * A site with the hosted provider may be larger than the index can be, and is built without one then.
 * @throws IndexTooLarge at the build of any other site that large
 */
export function search({ isHosted = false } = {}): AstroIntegration {
  let base = '/';
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = withSlash(config.base);
      },
      'astro:server:setup': ({ server }) => {
        // The server takes the base path off an address before it asks the middlewares.
        const folder = `/${INDEX_FOLDER}/`;
        let files: Promise<Record<string, string>> | undefined;
        server.watcher.on('all', () => {
          files = undefined;
        });
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          if (!path.startsWith(folder)) {
            next();
            return;
          }
          const origin = `http://${request.headers.host ?? 'localhost'}`;
          files ??= crawl(origin, base).then(makeIndexFiles);
          files.then((made) => answer(response, made[path.slice(folder.length)]), next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const records = await readFolder(dist, { base, articlesOnly: true });
        try {
          await writeIndex(records, join(dist, INDEX_FOLDER));
        } catch (error) {
          if (!isHosted || !(error instanceof IndexTooLarge)) {
            throw error;
          }
          logger.info(
            'No search index: the site is too large for one and asks the hosted provider',
          );
          return;
        }
        const sections = records.filter((record) => record.type !== 'content').length;
        logger.info(`Search index: ${sections} sections`);
      },
    },
  };
}

function answer(response: ServerResponse, file: string | undefined): void {
  response.statusCode = file === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(file ?? '{}');
}
