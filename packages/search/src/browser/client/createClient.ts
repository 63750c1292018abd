import type { ProviderSettings } from '../settings.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { createEmbeddedClient } from './embeddedClient.ts';
import { createHostedClient } from './hostedClient.ts';

/**
 * The client that the settings name.
 * @param early the headings file of an embedded index, if it is on its way already
 */
export function createClient(
  settings: ProviderSettings,
  early?: Promise<Response>,
): BrowserSearchClient {
  return settings.provider === 'algolia'
    ? createHostedClient(settings)
    : createEmbeddedClient({ ...settings, early });
}
