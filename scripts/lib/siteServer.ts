import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '../../site/src/site.config.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';

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
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const url = readAddress(request.url);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const target = redirectTarget(url, base, folder);
    if (target) {
      response.writeHead(target.permanent ? 301 : 302, { location: target.location }).end();
      return;
    }
    const onMissing = () => sendNotFound(response, folder);
    if (!url.pathname.startsWith(base)) {
      onMissing();
      return;
    }
    const path = url.pathname.slice(base.length - 1);
    setHeaders(response, folder, path);
    await sendFile(request, response, { folder, path, onMissing });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.url}에 답하지 못했습니다.`, error);
      response.destroy();
    });
  });
  return Object.assign(server, { base });
}

/** The address asked for; none when an escape such as %E0%A4%A is broken and would throw later. */
function readAddress(address = '/'): URL | undefined {
  try {
    const url = new URL(address, 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** Where an address should go instead: the base, a trailing slash, or without /index.html and .html. */
function redirectTarget({ pathname, search }: URL, base: string, folder: string) {
  if (pathname !== base && (pathname === '/' || `${pathname}/` === base)) {
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
  if (
    hasNoSlash &&
    existsSync(`${folder}${decodeURIComponent(pathname.slice(base.length))}/index.html`)
  ) {
    return { location: `${pathname}/${search}`, permanent: true };
  }
  return undefined;
}

function setHeaders(response: ServerResponse, folder: string, path: string): void {
  response.setHeaders(new Map(Object.entries(securityHeaders(folder, path))));
  response.setHeader(
    'Cache-Control',
    hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

function sendNotFound(response: ServerResponse, folder: string): void {
  const file = `${folder}404.html`;
  setHeaders(response, folder, '/404.html');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.writeHead(404).end(existsSync(file) ? readFileSync(file) : 'Not found');
}
