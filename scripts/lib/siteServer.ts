import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cleanPath } from '../../site/src/settings/cleanPath.ts';
import { sendBestForm, sendBestType } from './sendBestForm.ts';
import type { Exchange, SendResult } from './sendForm.ts';
import { watchFacts } from './watchFacts.ts';

/** A server of the built site that knows the path it serves under. */
export type SiteServer = Server & { readonly base: string };

/** An exchange with the site that it asks. */
interface SiteExchange extends Exchange {
  /** Path that the build is served under, with both slashes. */
  base: string;
  /** Addresses of pages that lead to others, with these, all below the base. */
  redirects: Readonly<Record<string, string>>;
}

/** A new build takes the place of the last one within a moment; after this time it is not coming. */
const SWAP_TIMEOUT_MS = 2000;

/** A lookup may begin just before a swap and end after it, so one alone does not prove a file missing. */
const LOOKUPS = 3;

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
  const server = createServer((request, response) => {
    const sent = once(response, 'close').then(() => 'sent' as const);
    const { base = '/', redirects = {} } = readFacts() ?? {};
    answer({ request, response, folder, base, redirects, sent }).catch((error) => {
      console.error(`${request.url} 요청에 응답하지 못했습니다.`, error);
      response.destroy();
    });
  });
  return Object.defineProperty(server as SiteServer, 'base', { get: () => readFacts()?.base });
}

async function answer(exchange: SiteExchange): Promise<void> {
  const { request, response, base, redirects } = exchange;
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
  const clean = cleanAddress(pathname, base);
  if (clean !== pathname) {
    redirect(301, clean);
    return;
  }
  const to = redirects[decodeURIComponent(pathname.slice(base.length)).replace(/\/?$/, '/')];
  if (to !== undefined) {
    redirect(301, base + encodeURI(to));
    return;
  }
  const result = await sendFromBuild(exchange, pathname.slice(base.length - 1));
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

/** Drops the file name of a page. The preview frame is asked for by the name of its file. */
function cleanAddress(pathname: string, base: string): string {
  return pathname.startsWith(`${base}preview/`) ? pathname : cleanPath(pathname);
}

/** Sends a file of the build, and waits for a build that is being swapped in. */
async function sendFromBuild(exchange: Exchange, path: string): Promise<SendResult> {
  const deadline = Date.now() + SWAP_TIMEOUT_MS;
  for (let lookups = 0; lookups < LOOKUPS && Date.now() < deadline; ) {
    const result = await sendBestType(exchange, path);
    if (result !== 'missing') {
      return result;
    }
    if (existsSync(`${exchange.folder}build.json`)) {
      lookups += 1;
    } else {
      await wait(20);
    }
  }
  return 'missing';
}

async function sendNotFound(exchange: Exchange): Promise<void> {
  if ((await sendBestForm(exchange, '/404.html', 404)) !== 'sent') {
    exchange.response.writeHead(404).end('Not found');
  }
}
