// The service worker. offlineWorker.ts puts `version` and `core` in front of it at build time.
const worker = self as unknown as ServiceWorkerGlobalScope;
declare const version: string;
/** What every page needs, and the page that stands in for one that was not kept. */
declare const core: readonly string[];
declare const offlinePage: string;
/** Name of the file beside a page that holds it without its styles. */
declare const lightPage: string;

const coreName = `zs-ui-core-${version}`;
/** What the reader opened, and its neighbours. It outlives a build: each page is renewed by itself. */
const visitedName = 'zs-ui-visited';

/** Most files that are kept of what a reader opened; the oldest leave first. */
const MOST = 120;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepCore().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

/** A page tells what belongs to it: its own address, the files it runs on, its neighbours. */
worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep: readonly string[] };
  event.waitUntil(keepAll(keep));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && url.origin === worker.location.origin;
  if (isOurs && request.url.startsWith(worker.registration.scope)) {
    // A hashed file never changes; everything else is fetched first, so no reader sees an old page.
    event.respondWith(isHashed(url) ? fromCache(request) : fromNetwork(request));
  }
});

const isHashed = (url: URL) => url.pathname.includes('/_astro/');

/** One missing file must not keep the others from being read offline. */
async function keepCore(): Promise<void> {
  const cache = await caches.open(coreName);
  await Promise.allSettled(core.map((file) => cache.add(file)));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith('zs-ui-') && name !== coreName && name !== visitedName,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps what a page runs on and its neighbours; what is kept already counts as used again. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    const kept = await (await caches.open(visitedName)).match(request);
    if (kept) {
      await keep(request, kept);
    } else if (!(await caches.match(request))) {
      // A neighbour that cannot be fetched is one that a reader misses offline, nothing else.
      const response = await fetchAndKeep(request).catch(() => undefined);
      if (response && address.endsWith(lightPage)) {
        await keepAll(sheetsOf(await response.text()));
      }
    }
  }
}

/** A light page is readable only with its sheet. */
const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
    String(new URL(href ?? '', worker.location.origin)),
  );

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const answer = await copyOf(request);
    if (answer) {
      return answer;
    }
    throw error;
  }
}

/** What was kept in place of a request; a page in either of its forms, else the page that says so. */
async function copyOf(request: Request): Promise<Response | undefined> {
  const kept = await caches.match(request, { ignoreSearch: true });
  const isLight = request.url.endsWith(lightPage);
  if (kept || (request.mode !== 'navigate' && !isLight)) {
    return kept;
  }
  const page = pageOf(request.url, isLight);
  return (
    (await caches.match(page)) ??
    (await caches.match(page + lightPage)) ??
    (isLight ? undefined : caches.match(offlinePage))
  );
}

/** The clean address of a page: `/docs/intro`, `/docs/intro.html`, `/docs/intro/index.html` are `/docs/intro/`. */
function pageOf(address: string, isLight: boolean): string {
  const { origin, pathname } = new URL(address);
  const path = isLight ? pathname.slice(0, -lightPage.length) : pathname;
  return `${origin}${path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/?$/, '/')}`;
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    await keep(request, response.clone());
  }
  return response;
}

/** A full disk costs the copy, not the page. */
async function keep(request: Request, response: Response): Promise<void> {
  await keepNewest(await caches.open(visitedName), request, response).catch(() => undefined);
}

async function keepNewest(cache: Cache, request: Request, response: Response): Promise<void> {
  // Deleted first, so that keys stand in the order of the last visit.
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
}
