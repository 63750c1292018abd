import type { ServerResponse } from 'node:http';
import { INDEX_FOLDER, makeIndexFiles } from '@zs-docs/search/build';
import { crawl } from '@zs-docs/search/server';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { readSynonyms } from './readSynonyms.ts';

/**
 * Serves the search index in development, made from the pages that the server renders and made again
 * after a file has changed. A build writes it in searchStep.ts.
 */
export function devSearchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // The server strips the base path from the address before it calls a middleware.
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
          files ??= crawl(origin, siteConfig.base).then((records) =>
            makeIndexFiles(records, { synonyms: readSynonyms() }),
          );
          files.then((index) => sendJson(response, index[path.slice(folder.length)]), next);
        });
      },
    },
  };
}

function sendJson(response: ServerResponse, file: string | undefined): void {
  response.statusCode = file === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(file ?? '{}');
}
