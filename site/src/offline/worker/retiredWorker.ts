// Served when `offline` is off in site.config: removes an installed worker and all it kept.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('zs-ui-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
