// The service worker. offlineWorker.ts puts `version` and `core` in front of it at build time.
const worker = self as unknown as ServiceWorkerGlobalScope;
declare const version: string;
/** What every page needs, and the page that stands in for one that was not kept. */
declare const core: readonly string[];
declare const offlinePage: string;
/** Name of the file beside a page that holds it without its styles. */
declare const lightPage: string;
/** What readers are told: see text/offline.ts. */
declare const words: Pick<
  typeof import('../../text/offline.ts').offlineText,
  'cause' | 'causes' | 'kept' | 'sometime' | 'locale'
>;

const coreName = `zs-ui-core-${version}`;
/** What the reader opened, and its neighbours. It outlives a build: each page is renewed by itself. */
const visitedName = 'zs-ui-visited';

/** A server that has not answered by then is taken for silent where there is a copy, in ms. */
const PATIENCE = 8000;

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
  for (const name of old) {
    await keepHashed(await caches.open(name));
    await caches.delete(name);
  }
}

/** Pages of the build before may be kept: what they run on outlives its core. */
async function keepHashed(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const file = isHashed(new URL(request.url)) && (await cache.match(request));
    if (file) {
      await keep(request, file);
    }
  }
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
      const answer = await fetchAndKeep(request).catch(() => undefined);
      if (answer && address.endsWith(lightPage)) {
        await keepAll(sheetsOf(await answer.response.text()));
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
  return (await caches.match(request)) ?? (await fetchAndKeep(request)).response;
}

/**
 * What the server sends, or a copy that says why it is one. A server that lets wait is waited for
 * where there is none.
 */
async function fromNetwork(request: Request): Promise<Response> {
  const asked = fetchAndKeep(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  // Who loads a page anew must see that of a network which wants a login first.
  const isGood = (answer: Answer) =>
    answer.response.status < 500 && (!answer.isForeign || request.mode === 'navigate');
  const failed = (error: unknown) => ({ error });
  const first = await Promise.race([asked.catch(failed), late]);
  if (first && 'response' in first && isGood(first)) {
    return first.response;
  }
  return (await copyOf(request, causeOf(first))) ?? (await asked).response;
}

/** An answer of the server. */
interface Answer {
  response: Response;
  /** Whether it is no page where one was asked for: that of a hotel's network, or half of ours. */
  isForeign: boolean;
}

/** Why an answer is none, as the first half of a sentence. */
function causeOf(answer: Answer | { error: unknown } | undefined): string {
  const { causes } = words;
  if (!answer) {
    return causes.silence;
  }
  if ('error' in answer) {
    return navigator.onLine ? causes.connection : causes.offline;
  }
  return answer.isForeign && answer.response.status < 500
    ? causes.answer
    : causes.server.replace('%', String(answer.response.status));
}

/**
 * What was kept in place of a request; a page in either of its forms, marked as a copy, else the page
 * that says why there is none.
 */
async function copyOf(request: Request, cause: string): Promise<Response | undefined> {
  const kept = await caches.match(request, { ignoreSearch: true });
  const isLight = request.url.endsWith(lightPage);
  if (request.mode !== 'navigate' && !isLight) {
    return kept;
  }
  const page = pageOf(request.url, isLight);
  const copy = (await newestOf([page, page + lightPage])) ?? kept;
  if (copy) {
    return marked(copy, cause);
  }
  const instead = isLight ? undefined : await caches.match(offlinePage);
  return instead && rewritten(instead, (html) => html.replaceAll(words.cause, cause));
}

/** What came last of all that was kept of some addresses, with any query. */
async function newestOf(addresses: readonly string[]): Promise<Response | undefined> {
  const cache = await caches.open(visitedName);
  const copies = await Promise.all(
    addresses.map((address) => cache.matchAll(address, { ignoreSearch: true })),
  );
  const cameAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;
  return copies.flat().sort((one, other) => cameAt(other) - cameAt(one))[0];
}

/** A copy that tells why it is one, and of when; routeNotice.ts shows it. */
function marked(copy: Response, cause: string): Promise<Response> {
  const date = new Date(copy.headers.get('date') ?? '');
  const day = Number.isNaN(date.getTime())
    ? words.sometime
    : date.toLocaleString(words.locale, { dateStyle: 'long', timeStyle: 'short' });
  const text = words.kept.replace('%cause', cause).replace('%date', day);
  return rewritten(copy, (html) => html.replace('<html', `<html data-kept="${text}"`));
}

async function rewritten(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}

/** The clean address of a page: `/docs/intro`, `/docs/intro.html`, `/docs/intro/index.html` are `/docs/intro/`. */
function pageOf(address: string, isLight: boolean): string {
  const { origin, pathname } = new URL(address);
  const path = isLight ? pathname.slice(0, -lightPage.length) : pathname;
  return `${origin}${path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/?$/, '/')}`;
}

/** Whether what comes has to be a page of the site: by its address, or because it calls itself one. */
const isForPage = ({ url, destination }: Request, { headers }: Response) =>
  destination !== 'iframe' &&
  (/\/[^./]*$|\.html?$/.test(new URL(url).pathname) ||
    headers.get('content-type')?.includes('html') === true);

/** Whether a text is a page of the site, to its end: compressed, half an answer passes for a whole one. */
const isWhole = (text: string) => text.includes(' data-page') && text.trimEnd().endsWith('</html>');

/** @throws TypeError when nothing comes, or not all of it */
async function fetchAndKeep(request: Request): Promise<Answer> {
  const response = await fetch(request);
  if (!response.ok || response.type !== 'basic') {
    return { response, isForeign: false };
  }
  // Read to its end first: half an answer must not take the place of a whole copy.
  const text = await response.clone().text();
  const isForeign = isForPage(request, response) && !isWhole(text);
  if (!isForeign) {
    await keep(request, response.clone());
  }
  return { response, isForeign };
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
