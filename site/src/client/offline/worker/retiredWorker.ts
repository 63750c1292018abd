// Served when `offline` is off in site.config: removes an installed worker and all it kept.
const retired = self as unknown as ServiceWorkerGlobalScope;

retired.addEventListener('install', () => retired.skipWaiting());
retired.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  // As worker.ts names them.
  const ours = `${retired.registration.scope}#`;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)),
  );
  await retired.registration.unregister();
}
