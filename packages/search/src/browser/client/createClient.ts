import type { ProviderSettings } from '../settings.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { createEmbeddedClient } from './embeddedClient.ts';
import { createHostedClient } from './hostedClient.ts';
import type { EarlyIndex } from './startEngine.ts';

/**
 * The client that the settings name.
 * @param early the parts of an embedded index that are on their way already
 */
export function createClient(settings: ProviderSettings, early?: EarlyIndex): BrowserSearchClient {
  return settings.provider === 'algolia'
    ? createHostedClient(settings)
    : createEmbeddedClient({ ...settings, early });
}
