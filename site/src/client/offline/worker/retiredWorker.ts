// Published when `offline` is off in site.config: deletes all copies and unregisters the worker.
const retired = self as unknown as ServiceWorkerGlobalScope;

// At once, unlike worker.ts: a worker that misleads readers must not wait until they close the site.
retired.addEventListener('install', () => retired.skipWaiting());
retired.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  // The prefix of worker.ts: a host may carry other sites.
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`${retired.registration.scope}#`));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await retired.registration.unregister();
}
