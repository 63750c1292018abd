import type { ProviderSettings } from '../settings.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { createEmbeddedClient } from './embeddedClient.ts';
import { createHostedClient } from './hostedClient.ts';

/** The client that the settings name. */
export function createClient(settings: ProviderSettings): BrowserSearchClient {
  return settings.provider === 'algolia'
    ? createHostedClient(settings)
    : createEmbeddedClient(settings);
}
