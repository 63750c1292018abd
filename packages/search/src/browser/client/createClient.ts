import type { ProviderSettings } from '../settings.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import { createHostedClient } from './hostedClient.ts';
import type { EngineWorker } from './startEngine.ts';
import { createWorkerClient } from './workerClient.ts';

/**
 * The client that the settings name.
 * @param early the worker of an embedded index, if it was started ahead
 */
export function createClient(
  settings: ProviderSettings,
  early?: EngineWorker,
): BrowserSearchClient {
  return settings.provider === 'algolia'
    ? createHostedClient(settings)
    : createWorkerClient(settings, early);
}
