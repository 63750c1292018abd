// The service worker. offline.ts puts `version` and `files` in front of it at build time.
const worker = self as unknown as ServiceWorkerGlobalScope;
declare const version: string;
declare const files: readonly string[];
declare const offlinePage: string;

const cacheName = `zs-ui-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && url.origin === worker.location.origin;
  if (isOurs && request.url.startsWith(worker.registration.scope)) {
    // A hashed file never changes; everything else is fetched first, so no reader sees an old page.
    event.respondWith(
      url.pathname.includes('/_astro/') ? fromCache(request) : fromNetwork(request),
    );
  }
});

/** One missing file must not keep the others from being read offline. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('zs-ui-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    const instead = request.mode === 'navigate' ? await caches.match(offlinePage) : undefined;
    const answer = kept ?? instead;
    if (answer) {
      return answer;
    }
    throw error;
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const cache = await caches.open(cacheName);
    // A full disk costs the copy, not the page.
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}
