import type { ProviderSettings } from '../settings.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { createEmbeddedClient } from './embeddedClient.ts';
import { createHostedClient } from './hostedClient.ts';
import { createWorkerClient } from './workerClient.ts';

/**
 * The client that the settings name.
 * @param early the headings file of an embedded index, if it is on its way already
 */
export function createClient(
  settings: ProviderSettings,
  early?: Promise<Response>,
): BrowserSearchClient {
  if (settings.provider === 'algolia') {
    return createHostedClient(settings);
  }
  return settings.inWorker
    ? createWorkerClient(settings)
    : createEmbeddedClient({ ...settings, early });
}
