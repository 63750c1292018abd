import type { BrowserSearchClient } from './browserClient.ts';
import type { OpenOptions } from './indexFiles.ts';
import { createShardedClient } from './shardedClient.ts';
import { createWholeClient } from './wholeClient.ts';

/** Opens an index of either kind here. */
export function openIndex(options: OpenOptions): BrowserSearchClient {
  return options.headings.sharded ? createShardedClient(options) : createWholeClient(options);
}
