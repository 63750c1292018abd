import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { securityHeaders } from './securityHeaders.ts';
import { safePath, sendFile, sendMissing } from './sendFile.ts';
import { followBuild, type ServedBuild } from './servedBuild.ts';

/** A server of the built site that knows the path it serves under. */
export type SiteServer = Server & { readonly base: string };

/** A request, and the build that answers it. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  folder: string;
  build: ServedBuild;
}

const hashedFile = /\/_astro\//;
const icon = /^\/(?:favicon\.svg$|icons\/)/;
const htmlSuffix = /(?:\/index)?\.html$/;

/** A build is put in place within a moment; longer than this the folder is gone for good. */
const PUT_IN_PLACE_MS = 2000;

/**
 * Serves the built site under the base path it is built for: compressed twins, long caching for
 * hashed files, security headers, clean addresses, the not-found page with status 404. A build that
 * replaces the served one is served from then on.
 * @param dist folder of the build as a file address, with a slash at its end
 * @throws Error when the folder holds no whole build
 */
export function createSiteServer(dist: URL): SiteServer {
  const folder = fileURLToPath(dist);
  const current = followBuild(folder);
  const server = createServer((request, response) => {
    const asked = { request, response, folder, build: current() };
    answer(asked).catch((error) => fail(asked, error));
  });
  return Object.defineProperty(server as SiteServer, 'base', { get: () => current().base });
}

async function answer(asked: Asked): Promise<void> {
  const { request, response, folder, build } = asked;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = readAddress(request.url);
  if (!url) {
    response.writeHead(400).end();
    return;
  }
  const target = redirectTarget(url, build.base, folder);
  if (target) {
    response.writeHead(target.permanent ? 301 : 302, { location: target.location }).end();
    return;
  }
  if (url.pathname.startsWith(build.base)) {
    await sendPath(asked, url.pathname.slice(build.base.length - 1));
  } else {
    sendNotFound(asked);
  }
}

/** @param before what an earlier look for the file has found: until when to wait, and a whole build */
async function sendPath(
  asked: Asked,
  path: string,
  before = { until: Date.now() + PUT_IN_PLACE_MS, isWhole: false },
): Promise<void> {
  const { request, response, folder } = asked;
  setHeaders(asked, path);
  const onMissing = () => {
    // No build at all: another is being put in its place, and may have the file. It may have come
    // between the look for the file and this one, so a whole build is looked through once more.
    const isWhole = existsSync(`${folder}build.json`);
    if ((isWhole && before.isWhole) || Date.now() >= before.until) {
      sendNotFound(asked);
    } else {
      wait(isWhole ? 0 : 20)
        .then(() => sendPath(asked, path, { ...before, isWhole }))
        .catch((error) => fail(asked, error));
    }
  };
  sendFile(request, response, { folder, path, onMissing });
}

/** Ends one request, and not the server. */
function fail({ request, response }: Asked, error: unknown): void {
  console.error(`${request.url}에 답하지 못했습니다.`, error);
  response.destroy();
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
  // Two slashes in front would name another host.
  const isOurs = pathname.startsWith(base) && !pathname.startsWith('//');
  if (!isOurs || pathname.startsWith(`${base}preview/`)) {
    return undefined;
  }
  if (htmlSuffix.test(pathname)) {
    return {
      location: `${pathname.replace(htmlSuffix, '')}/`.replace(/\/+$/, '/') + search,
      permanent: true,
    };
  }
  // `v0.12` may be a page; an extension begins with a letter.
  const hasNoSlash = !pathname.endsWith('/') && !/\.[a-z][a-z0-9]*$/i.test(pathname);
  const path = decodeURIComponent(pathname.slice(base.length));
  // What lies beside the folder is nobody's business: not even whether it is there.
  if (hasNoSlash && safePath.test(`/${path}`) && existsSync(`${folder}${path}/index.html`)) {
    return { location: `${pathname}/${search}`, permanent: true };
  }
  return undefined;
}

function setHeaders({ response }: Asked, path: string): void {
  for (const [name, value] of Object.entries(securityHeaders(path))) {
    response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', cachingOf(path));
}

/** A hashed file never changes, an icon hardly ever, and browsers ask for it with every page. */
function cachingOf(path: string): string {
  if (hashedFile.test(path)) {
    return 'public, max-age=31536000, immutable';
  }
  return icon.test(path) ? 'public, max-age=86400' : 'no-cache';
}

function sendNotFound(asked: Asked): void {
  const { request, response, folder } = asked;
  setHeaders(asked, '/404.html');
  sendMissing(request, response, folder);
}
