import { createEmbeddedClient } from './embeddedClient.ts';
import { serveClient, type TalkEnd } from './serveClient.ts';

serveClient(globalThis as unknown as TalkEnd, ({ urls, headings }) => {
  const client = createEmbeddedClient(urls, headings);
  client.load();
  return client;
});
