import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { contentSecurityPolicy } from '../../site/src/document/csp.ts';
import { siteConfig } from '../../site/src/site.config.ts';

/** A server of the built site that knows the path it serves under. */
export type SiteServer = Server & { base: string };

const hashedFile = /\/_astro\//;
const htmlSuffix = /(?:\/index)?\.html$/;

/**
 * Serves the built site under its base path: compressed twins, long caching for hashed files,
 * security headers, clean addresses, the not-found page with status 404.
 * @param dist folder of the build as a file address
 */
export function createSiteServer(dist: URL): SiteServer {
  const folder = fileURLToPath(dist);
  const base = siteConfig.base;
  const notFoundFile = `${folder}404.html`;
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => sendNotFound(response, notFoundFile),
    setHeaders: (response, pathname) => setHeaders(response, pathname),
  });

  const server = createServer((request, response) => {
    if (!isReadable(request.url)) {
      response.writeHead(400).end();
      return;
    }
    const target = redirectTarget(request, base, folder);
    if (target) {
      response.writeHead(target.permanent ? 301 : 302, { location: target.location }).end();
      return;
    }
    if (!request.url?.startsWith(base)) {
      sendNotFound(response, notFoundFile);
      return;
    }
    request.url = request.url.slice(base.length - 1);
    serve(request, response);
  });
  return Object.assign(server, { base });
}

/** A broken escape such as %E0%A4%A would throw in every later step. */
function isReadable(url = '/'): boolean {
  try {
    decodeURI(new URL(url, 'http://localhost').pathname);
    return true;
  } catch {
    return false;
  }
}

/** Where an address should go instead: the base, a trailing slash, or without /index.html and .html. */
function redirectTarget(request: IncomingMessage, base: string, folder: string) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { pathname, search } = url;
  if (pathname === '/' || `${pathname}/` === base) {
    return { location: base + search, permanent: false };
  }
  if (!pathname.startsWith(base) || pathname.startsWith(`${base}preview/`)) {
    return undefined;
  }
  if (htmlSuffix.test(pathname)) {
    return {
      location: `${pathname.replace(htmlSuffix, '')}/`.replace(/\/+$/, '/') + search,
      permanent: true,
    };
  }
  const hasNoSlash = !pathname.endsWith('/') && !/\.[a-z0-9]+$/i.test(pathname);
  if (hasNoSlash && existsSync(`${folder}${decodeURI(pathname.slice(base.length))}/index.html`)) {
    return { location: `${pathname}/${search}`, permanent: true };
  }
  return undefined;
}

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader(
    'Cache-Control',
    hashedFile.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  // The preview frame carries a policy of its own: it must compile what the reader types.
  if (!pathname.startsWith('/preview/')) {
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  }
}

function sendNotFound(response: ServerResponse, file: string): void {
  setHeaders(response, '/404.html');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.writeHead(404).end(existsSync(file) ? readFileSync(file) : 'Not found');
}
