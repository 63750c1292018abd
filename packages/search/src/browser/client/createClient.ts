import { Unreachable } from '../../shared/errors.ts';
import { findSettingsProblem } from '../../shared/findSettingsProblem.ts';
import type { SearchClient } from '../../shared/searchClient.ts';
import type { FullSettings } from '../settings.ts';
import { createLazyClient } from './lazyClient.ts';
import { createWorkerClient } from './workerClient.ts';

const clients = new Map<string, SearchClient>();

async function loadHosted() {
  try {
    return await import('../hosted/providerClient.ts');
  } catch (cause) {
    throw new Unreachable('The client of the search provider could not be loaded.', { cause });
  }
}

/** Throws for incomplete settings, before the client is loaded. */
function refuseIncomplete(settings: FullSettings): void {
  const problem = findSettingsProblem({ ...settings });
  if (problem) {
    throw new Error(`${problem}.`);
  }
}

function createClient(settings: FullSettings): SearchClient {
  const { provider } = settings;
  switch (provider.name) {
    case 'embedded':
      return createWorkerClient(new URL(provider.indexUrl, location.href).href);
    case 'server':
    case 'algolia':
      refuseIncomplete(settings);
      return createLazyClient(async () => (await loadHosted()).createProviderClient(settings));
    default:
      throw new Error(
        `Unknown search provider ${JSON.stringify((provider as { name: unknown }).name)}: it must be "embedded", "server" or "algolia".`,
      );
  }
}

/**
 * Creates the client of a page, which the dialog and the search page share with its index.
 * @throws when the settings of the provider are not complete
 */
export function getClient(settings: FullSettings): SearchClient {
  const key = JSON.stringify([settings.provider, settings.indexName]);
  const client = clients.get(key) ?? createClient(settings);
  clients.set(key, client);
  return client;
}
