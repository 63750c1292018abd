import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { cleanPath } from '../../site/src/settings/cleanPath.ts';
import { type BuildFacts, readBuildFacts } from './buildFacts.mjs';
import { sendBestForm, sendBestType } from './sendBestForm.ts';
import type { Exchange } from './sendForm.ts';

/** A server of the built site that knows the path it serves under. */
export type SiteServer = Server & { readonly base: string };

/**
 * Serves the built site under the base path it is built for: compressed twins, ranges, conditional
 * requests, cache and security headers, redirects to clean addresses, and the not-found page. Every
 * request reads the folder, so a build that replaces the last one is served from the next request on.
 * @param dist folder of the build as a file URL, with a slash at its end
 * @throws Error when the folder holds no whole build
 */
export function createSiteServer(dist: URL): SiteServer {
  const folder = fileURLToPath(dist);
  const readFacts = watchFacts(folder);
  if (readFacts() === undefined) {
    throw new Error(
      `${folder}에 빌드된 사이트가 없습니다. npm run build를 실행하거나, SITE_DIST에 빌드한 폴더를 지정하세요.`,
    );
  }
  const server = createServer(async (request, response) => {
    const sent = once(response, 'close').then(() => 'sent' as const);
    try {
      await answer({ request, response, folder, sent }, readFacts());
    } catch (error) {
      console.error(`${request.url} 요청에 응답하지 못했습니다. (${error})`);
      for (const name of response.headersSent ? [] : response.getHeaderNames()) {
        response.removeHeader(name);
      }
      // Not 404, for which crawlers drop a page: this ends, as when files can be opened again.
      response.writeHead(503, { 'Retry-After': '1' }).end();
    }
  });
  return Object.defineProperty(server as SiteServer, 'base', { get: () => readFacts()?.base });
}

/**
 * Reads the metadata of the build whenever `build.json` is another one.
 * @returns function that returns what holds now; undefined before there was a build
 */
function watchFacts(folder: string): () => BuildFacts | undefined {
  let facts: BuildFacts | undefined;
  let stamp: string | undefined;
  return () => {
    const stats = statSync(`${folder}build.json`, { throwIfNoEntry: false });
    // The clock of a disk is coarse: two writes may have one time.
    const next = stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    if (next && next !== stamp) {
      facts = readBuildFacts(folder);
      stamp = next;
    }
    return facts;
  };
}

async function answer(
  exchange: Exchange,
  { base, redirects = {} }: BuildFacts = { base: '/' },
): Promise<void> {
  const { request, response } = exchange;
  const redirect = (status: 301 | 302, path: string) =>
    response.writeHead(status, { Location: path + url?.search }).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const url = parseAddress(request.url);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const { pathname } = url;
  if (pathname !== base && (pathname === '/' || `${pathname}/` === base)) {
    redirect(302, base);
    return;
  }
  // A redirect to an address that begins with two slashes would lead to another host. No file has an empty
  // name or one with an escaped slash: found all the same, a page would have a second address.
  if (!pathname.startsWith(base) || /\/\/|%2f/i.test(pathname)) {
    await sendNotFound(exchange);
    return;
  }
  // The preview frame is asked for by the name of its file.
  const clean = pathname.startsWith(`${base}preview/`) ? pathname : cleanPath(pathname);
  if (clean !== pathname) {
    redirect(301, clean);
    return;
  }
  const to = redirects[decodeURIComponent(pathname.slice(base.length)).replace(/\/?$/, '/')];
  if (to !== undefined) {
    redirect(301, base + encodeURI(to));
    return;
  }
  const result = await sendBestType(exchange, pathname.slice(base.length - 1));
  if (result === 'directory' && !pathname.endsWith('/')) {
    redirect(301, `${pathname}/`);
  } else if (result !== 'sent') {
    await sendNotFound(exchange);
  }
}

/** Parses the address of a request; undefined when an escape such as `%E0%A4%A` is malformed. */
function parseAddress(address = '/'): URL | undefined {
  try {
    const url = new URL(address, 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  if ((await sendBestForm(exchange, '/404.html', 404)) !== 'sent') {
    exchange.response.writeHead(404).end('Not found');
  }
}
