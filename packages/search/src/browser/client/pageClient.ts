import { createIndexClient } from '../../shared/engine/indexClient.ts';
import { indexReader } from '../../shared/files/indexReader.ts';
import type { SearchClient } from '../../shared/searchClient.ts';

/** Client of the embedded index, whose engine runs on the page itself. */
export const createPageClient = (indexUrl: string): SearchClient =>
  createIndexClient(indexReader(indexUrl, fetch), (fault) => console.error(fault));
