import type { BrowserSearchClient } from '@zs-docs/search/browser/client/browserClient.ts';
import { createClient } from '@zs-docs/search/browser/client/createClient.ts';
import type { EngineWorker } from '@zs-docs/search/browser/client/startEngine.ts';
import type { ProviderSettings } from '@zs-docs/search/browser/settings.ts';

let client: BrowserSearchClient | undefined;

/**
 * The one client of the page: the modal and the search page share its index.
 * @param early the worker of the index, if it was started ahead
 */
export function siteClient(settings: ProviderSettings, early?: EngineWorker): BrowserSearchClient {
  if (client) {
    // The search page came first and has a worker of its own.
    early?.worker.terminate();
    return client;
  }
  client = createClient(settings, early);
  return client;
}
