import type { BrowserSearchClient } from '@zs-docs/search/browser/client/browserClient.ts';
import { createClient } from '@zs-docs/search/browser/client/createClient.ts';
import type { ProviderSettings } from '@zs-docs/search/browser/settings.ts';

let client: BrowserSearchClient | undefined;

/**
 * The one client of the page: the modal and the search page share its index.
 * @param early the headings file, if it is on its way already
 */
export function siteClient(
  settings: ProviderSettings,
  early?: Promise<Response>,
): BrowserSearchClient {
  client ??= createClient(settings, early);
  return client;
}
