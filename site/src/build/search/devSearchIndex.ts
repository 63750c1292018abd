import type { ServerResponse } from 'node:http';
import { INDEX_FOLDER, makeIndexFiles, readPage, type SearchRecord } from '@zs-docs/search/build';
import type { AstroIntegration } from 'astro';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { href } from '../../settings/paths.ts';
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
          files ??= readPages(origin).then((records) =>
            makeIndexFiles(records, { synonyms: readSynonyms() }),
          );
          files.then((index) => sendJson(response, index[path.slice(folder.length)]), next);
        });
      },
    },
  };
}

/** Records of the pages as the server renders them, without those that fail. */
async function readPages(origin: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const path of pageTable().byPath.keys()) {
    const response = await fetch(new URL(href(path), origin));
    if (response.ok) {
      records.push(...readPage(await response.text(), href(path), { articlesOnly: true }));
    }
  }
  return records;
}

function sendJson(response: ServerResponse, file: string | undefined): void {
  response.statusCode = file === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.end(file ?? '{}');
}
