import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import send from 'send';
import { cleanPath } from '../../site/src/settings/cleanPath.ts';
import { markdownPath } from '../../site/src/settings/markdownPath.ts';
import { acceptsEncoding, prefersMarkdown } from './accepts.ts';
import { type BuildFacts, readBuildFacts } from './buildFacts.mjs';
import { TEXT_TYPES } from './compress.ts';
import { responseHeaders } from './responseHeaders.ts';

/** A server of the built site that knows the path it serves under. */
export type SiteServer = Server & { readonly base: string };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Folder of the build, with a slash at its end. */
  folder: string;
  /** Path that the build is served under, with both slashes. */
  base: string;
  /** Addresses of pages that lead to others, with these, all below the base. */
  redirects: Readonly<Record<string, string>>;
  /** Resolves when the response is over. */
  sent: Promise<'sent'>;
}

type SendResult = 'sent' | 'missing' | 'directory';

/** The forms of a file, best first: compressed twins, as the build writes them, and the file itself. */
const FORMS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

/** Types that `send` does not know. */
const OTHER_TYPES: Readonly<Record<string, string>> = { '.tgz': 'application/gzip' };

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

/**
 * Reads the metadata of the build whenever `build.json` is another one. While that is missing, in a swap,
 * half copied, or no metadata at all, the last one holds.
 * @returns function that returns what holds now; undefined before there was a build
 */
function watchFacts(folder: string): () => BuildFacts | undefined {
  let facts: BuildFacts | undefined;
  let stamp: string | undefined;
  let told: string | undefined;
  return () => {
    try {
      const stats = statSync(`${folder}build.json`, { throwIfNoEntry: false });
      // The clock of a disk is coarse: two writes may have one time.
      const next = stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
      if (next && next !== stamp) {
        facts = checkedFacts(readBuildFacts(folder)) ?? facts;
        stamp = next;
        told = undefined;
      }
    } catch (error) {
      // Every request reads it again; one line a fault is enough.
      if (told !== String(error)) {
        told = String(error);
        console.error(`build.json을 읽지 못해 마지막으로 읽은 값을 사용합니다. (${told})`);
      }
    }
    return facts;
  };
}

/** @throws Error for what no build writes: whatever stands in the file, requests are answered. */
function checkedFacts(facts: BuildFacts | undefined): BuildFacts | undefined {
  if (facts === undefined) {
    return undefined;
  }
  const { base, redirects = {} } = facts ?? {};
  const isPath = typeof base === 'string' && base.startsWith('/') && base.endsWith('/');
  const isList = typeof redirects === 'object' && redirects !== null;
  if (!isPath || !isList || !Object.values(redirects).every((to) => typeof to === 'string')) {
    throw new Error('base 또는 redirects의 형식이 올바르지 않습니다.');
  }
  return facts;
}

async function answer(exchange: Exchange): Promise<void> {
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
  if (result === 'directory') {
    redirect(301, `${pathname}/`);
  } else if (result === 'missing') {
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
  if ((await sendBestForm(exchange, '/404.html', 404)) === 'missing') {
    exchange.response.writeHead(404).end('Not found');
  }
}

/** Sends a page as the Markdown beside it where the client prefers that and the page has some. */
async function sendBestType(exchange: Exchange, path: string): Promise<SendResult> {
  if (!path.endsWith('/')) {
    return sendBestForm(exchange, path);
  }
  const more = { Vary: 'Accept, Accept-Encoding' };
  if (prefersMarkdown(exchange.request.headers.accept)) {
    const result = await sendBestForm(exchange, markdownPath(path), 200, more);
    if (result === 'sent') {
      return result;
    }
  }
  return sendBestForm(exchange, path, 200, more);
}

async function sendBestForm(
  exchange: Exchange,
  path: string,
  status = 200,
  more: Record<string, string> = {},
): Promise<SendResult> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const type = TEXT_TYPES[extname(file)] ?? OTHER_TYPES[extname(file)];
  const accepted = exchange.request.headers['accept-encoding']?.toString();
  let result: SendResult = 'missing';
  for (const { encoding, suffix } of FORMS) {
    if (!encoding || acceptsEncoding(accepted, encoding)) {
      const headers = {
        ...responseHeaders(path),
        Vary: 'Accept-Encoding',
        ...more,
        // A twin has the type of the file that it stands for.
        ...(type && { 'Content-Type': type }),
        ...(encoding && { 'Content-Encoding': encoding }),
      };
      result = await sendForm(exchange, file + suffix, status, headers);
      if (result === 'sent') {
        break;
      }
    }
  }
  return result;
}

/** Names for programs that look for them at a host; no other name may begin with a dot. */
const WELL_KNOWN = /^\/\.well-known(?:\/[^./][^/]*)+$/;

/** Refuses, as missing, paths that leave the folder and names that begin with a dot: `send` checks both. */
function sendForm(
  { request, response, folder, sent }: Exchange,
  path: string,
  status: number,
  headers: Record<string, string>,
): Promise<SendResult> {
  const failed = new Promise<SendResult>((resolve) => {
    response.statusCode = status;
    const isPage = status === 200;
    const dotfiles = WELL_KNOWN.test(decodeURIComponent(path)) ? 'allow' : 'ignore';
    send(request, path, {
      root: folder,
      index: false,
      cacheControl: false,
      acceptRanges: isPage,
      dotfiles,
    })
      .on('headers', () => response.setHeaders(new Map(Object.entries(headers))))
      .on('directory', () => resolve('directory'))
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) {
          // The file disappeared while it was sent: the client must not take the part for the whole.
          response.destroy();
        } else if (error.status === 412 || error.status === 416) {
          response.writeHead(error.status).end();
        } else {
          for (const name of response.getHeaderNames()) {
            response.removeHeader(name);
          }
          resolve('missing');
        }
      })
      .pipe(response);
  });
  return Promise.race([sent, failed]);
}
