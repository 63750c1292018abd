import { createEmbeddedClient } from './embeddedClient.ts';
import { serveClient, type TalkEnd } from './serveClient.ts';

serveClient(globalThis as unknown as TalkEnd, (urls) => {
  const client = createEmbeddedClient(urls);
  client.load();
  return client;
});
