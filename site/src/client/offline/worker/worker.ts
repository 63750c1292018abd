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
  typeof import('../../../text/offline.ts').offlineText,
  'cause' | 'causes' | 'kept' | 'sometime' | 'locale'
>;

/** Caches belong to a host, which may have other sites: the names of ours begin with our address. */
const ours = `${worker.registration.scope}#`;
const coreName = `${ours}core-${version}`;
/** What the reader opened, and its neighbours. It outlives a build: each page is renewed by itself. */
const visitedName = `${ours}visited`;

/** A server that has not answered by then is taken for silent where there is a copy, in ms. */
const PATIENCE = 8000;

/**
 * Most bytes, as they were sent, that are kept of what a reader opened; the oldest leave first. With
 * the core it is 3 MB.
 */
const MOST = 2_900_000;

/** What a file counts of which the server does not say how long it is: as much as a long page. */
const TYPICAL = 25_000;

/** Time after which what is kept ahead is asked for again, in ms: its page may have changed. */
const DAY = 86_400_000;

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
    (name) => name.startsWith(ours) && name !== coreName && name !== visitedName,
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

/**
 * Keeps what a page runs on and its neighbours; what is kept already counts as used again, or is
 * renewed.
 */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    const kept = await (await caches.open(visitedName)).match(request);
    const isFresh = kept && (isHashed(new URL(address)) || Date.now() - cameAt(kept) < DAY);
    if (isFresh) {
      await keep(request, kept);
    } else if (kept || !(await caches.match(request))) {
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
  const isOpened = request.mode === 'navigate';
  if (!isOpened && !isPageName(request)) {
    return kept;
  }
  const page = pageOf(request.url);
  const copy = (await newestOf([page, page + lightPage])) ?? kept;
  if (copy) {
    return marked(copy, cause);
  }
  const instead = isOpened ? await caches.match(offlinePage) : undefined;
  return instead && rewritten(instead, (html) => html.replaceAll(words.cause, cause));
}

/** When the server sent an answer, in ms; 0 where it does not say. */
const cameAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

/** What came last of all that was kept of some addresses, with any query. */
async function newestOf(addresses: readonly string[]): Promise<Response | undefined> {
  const cache = await caches.open(visitedName);
  const copies = await Promise.all(
    addresses.map((address) => cache.matchAll(address, { ignoreSearch: true })),
  );
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

/**
 * The clean address of a page: `/docs/intro`, `/docs/intro.html`, `/docs/intro/index.html` and its
 * light form are `/docs/intro/`.
 */
function pageOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.endsWith(lightPage) ? pathname.slice(0, -lightPage.length) : pathname;
  return `${origin}${path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/?$/, '/')}`;
}

/** Whether an address is one of a page. */
const isPageName = ({ url }: Request) => /\/[^./]*$|\.html?$/.test(new URL(url).pathname);

/** Whether what comes has to be a page of the site: by its address, or because it calls itself one. */
const isForPage = (request: Request, { headers }: Response) =>
  request.destination !== 'iframe' &&
  (isPageName(request) || headers.get('content-type')?.includes('html') === true);

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
  // One large file would push all pages out.
  if (sizeOf(response) > MOST / 4) {
    return;
  }
  // Deleted first, so that files stand in the order of the last visit.
  await cache.delete(request);
  await cache.put(request, response);
  const [keys, kept] = await Promise.all([cache.keys(), cache.matchAll()]);
  let left = MOST;
  for (const [at, key] of [...keys.entries()].reverse()) {
    left -= sizeOf(kept[at]);
    if (left < 0) {
      await cache.delete(key);
    }
  }
}

/** Bytes of a file as it was sent. */
const sizeOf = (file: Response | undefined) =>
  Number(file?.headers.get('content-length')) || TYPICAL;
