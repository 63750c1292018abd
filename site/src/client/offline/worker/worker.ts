// The service worker: network first, with a cached copy where that fails. offlineWorker.ts defines
// the declared constants in front of it.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Path of the page that replaces one without a copy. */
declare const offlinePage: string;
/** Paths of that page and of the files it needs. They are never evicted. */
declare const core: readonly string[];
/** The end of an address that names the file of a page: see settings/cleanPath.ts. */
declare const pageFile: RegExp;
/** Korean texts: see text/offline.ts. */
declare const text: Pick<
  typeof import('../../../text/offline.ts').offlineText,
  'cause' | 'causes' | 'kept' | 'sometime' | 'locale'
>;

/** Caches belong to a host, which may carry other sites: names of ours begin with our address. */
const cachePrefix = `${worker.registration.scope}#`;
/** One cache for every build: a page keeps the hashed files that it was built with. */
const cacheName = `${cachePrefix}kept`;
const openCache = () => caches.open(cacheName);

/** A copy; none where the browser refuses its caches, as in a private window or on a broken disk. */
async function kept(key: RequestInfo, options?: CacheQueryOptions): Promise<Response | undefined> {
  try {
    return await (await openCache()).match(key, options);
  } catch {
    return undefined;
  }
}

/** Time after which a copy is served instead of a pending response. */
const REQUEST_TIMEOUT_MS = 8000;

/** Limit of transferred bytes in the cache besides the core; the least recently used are evicted. */
const MAX_KEPT_BYTES = 2_900_000;

/** Assumed size of a file without a content-length. */
const DEFAULT_FILE_BYTES = 25_000;

// Without skipWaiting, with which Chromium stops the old worker while it answers a navigation, and that
// navigation never ends (github.com/w3c/ServiceWorker/issues/916). A new one waits until no page is open.
worker.addEventListener('install', (event) => event.waitUntil(keepCore()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** A page asks to keep pages and files that it needs offline. */
worker.addEventListener('message', (event) => {
  event.waitUntil(keepAll((event.data as { keep: readonly string[] }).keep, event));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) {
    event.respondWith(isHashed(request.url) ? cacheFirst(event) : networkFirst(event));
  }
});

/** Caches the core; a file that fails does not stop the others. */
async function keepCore(): Promise<void> {
  const cache = await openCache();
  await Promise.allSettled(core.map((path) => cache.add(path)));
}

/** Deletes what workers of another layout kept. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Keeps pages with the hashed files that they name, and files; those kept already count as used. */
async function keepAll(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls) {
    const request = new Request(url);
    const copy = isHashed(url) ? await kept(request) : undefined;
    if (copy) {
      await keep(url, copy);
      continue;
    }
    // A file that fails is only missing offline.
    const answer = await fetchAndKeep(request, event).catch(() => undefined);
    if (answer?.response.ok && isPage(request)) {
      await keepAll(hashedFilesIn(await answer.response.text()), event);
    }
  }
}

const isHashed = (url: string) => new URL(url).pathname.includes('/_astro/');

const hashedFilesIn = (html: string) =>
  [...html.matchAll(/ (?:src|href)="([^"]*\/_astro\/[^"]+)"/g)].map(([, path = '']) =>
    String(new URL(path, worker.location.origin)),
  );

/** Whether a request is for a page of the site; a frame of the playground is a file. */
const isPage = ({ url, destination }: Request) =>
  destination !== 'iframe' && /\/[^./]*$|\.html?$/.test(new URL(url).pathname);

/** Cache key of a request: without the query, which no file depends on; a page's clean address. */
function keyOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  const clean = pathname.replace(pageFile, '').replace(/\/?$/, '/');
  return origin + (isPage(request) ? clean : pathname);
}

interface Answer {
  /** Why a copy is served, as the first half of a sentence. */
  cause?: string;
}

type NetworkAnswer = Answer & { response: Response };

/** A hashed file never changes. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const copy = await kept(keyOf(event.request));
  return copy ?? (await fetchAndKeep(event.request, event)).response;
}

/** Response of the server; a copy after a failure or timeout; without a copy, the failure. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { offline, connection, silence } = text.causes;
  const answer = fetchAndKeep(event.request, event);
  const timeout = new Promise<Answer>((resolve) =>
    setTimeout(resolve, REQUEST_TIMEOUT_MS, { cause: silence }),
  );
  const failure = (): Answer => ({ cause: navigator.onLine ? connection : offline });
  const { cause } = await Promise.race([answer.catch(failure), timeout]);
  const copy = cause && (await copyOf(event.request, cause));
  return copy || (await answer).response;
}

/** @throws TypeError when the request fails or the response breaks off */
async function fetchAndKeep(request: Request, event: ExtendableEvent): Promise<NetworkAnswer> {
  const response = await fetch(request);
  if (response.status >= 500) {
    return { response, cause: text.causes.server.replace('%', String(response.status)) };
  }
  if (!response.ok || response.type !== 'basic') {
    return { response };
  }
  // A captive portal responds to every request with its login page.
  const html = response.headers.get('content-type')?.includes('html') || isPage(request);
  if (html && request.destination !== 'iframe' && !isWhole(await response.clone().text())) {
    // A navigation must show that login page.
    return request.mode === 'navigate' ? { response } : { response, cause: text.causes.answer };
  }
  event.waitUntil(keep(keyOf(request), response.clone()));
  return { response };
}

/** Whether a text is a page of the site, to its end. */
const isWhole = (html: string) => html.includes(' data-page') && html.trimEnd().endsWith('</html>');

/** The copy of a file or page. The offline page, with the cause, for a page without one. */
async function copyOf(request: Request, cause: string): Promise<Response | undefined> {
  const copy = await kept(keyOf(request), { ignoreSearch: true });
  if (copy) {
    return isPage(request) ? withNote(copy, cause) : copy;
  }
  const isOpened = request.mode === 'navigate' && request.destination !== 'iframe';
  const offline = isOpened ? await kept(offlinePage) : undefined;
  return offline && rewrite(offline, (html) => html.replaceAll(text.cause, cause));
}

/** Adds cause and date of a copy as `data-kept`, which the router shows as a notice. */
function withNote(copy: Response, cause: string): Promise<Response> {
  const date = copy.headers.get('date');
  const day = date
    ? new Date(date).toLocaleString(text.locale, { dateStyle: 'long', timeStyle: 'short' })
    : text.sometime;
  const note = text.kept.replace('%cause', cause).replace('%date', day);
  return rewrite(copy, (html) => html.replace('<html', `<html data-kept="${note}"`));
}

async function rewrite(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}

/**
 * Caches a response as the most recently used. On a full disk, and where the browser refuses its caches, the
 * copy is missing, and nothing else.
 */
async function keep(key: string, response: Response): Promise<void> {
  try {
    const cache = await openCache();
    // Deleted first: a cache lists its keys in the order of insertion.
    await cache.delete(key);
    bytesKept.set(key, bytesOf(response));
    // Where the disk is full, older ones make room for the next.
    await cache.put(key, response).catch(console.warn);
    await evict(cache);
  } catch (error) {
    console.warn(error);
  }
}

/** Sizes of copies by their address, so that a copy is opened for its size once in the life of a worker. */
const bytesKept = new Map<string, number>();

const bytesOf = (copy: Response | undefined) =>
  Number(copy?.headers.get('content-length')) || DEFAULT_FILE_BYTES;

/** Deletes the least recently used copies beyond MAX_KEPT_BYTES. */
async function evict(cache: Cache): Promise<void> {
  const copies = (await cache.keys()).filter(({ url }) => !core.includes(new URL(url).pathname));
  let freeBytes = MAX_KEPT_BYTES;
  for (const request of copies.reverse()) {
    const bytes = bytesKept.get(request.url) ?? bytesOf(await cache.match(request));
    bytesKept.set(request.url, bytes);
    if (bytes > freeBytes) {
      await cache.delete(request);
    } else {
      freeBytes -= bytes;
    }
  }
}
