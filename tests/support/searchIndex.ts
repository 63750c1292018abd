import { fileURLToPath } from 'node:url';
import { openIndex } from '@zs-docs/search/build';

const index = fileURLToPath(new URL('../../site/dist/search-index', import.meta.url));

/** Number of sections that a query finds in the whole index of the site. */
export async function countHits(text: string): Promise<number> {
  const engine = await openIndex(index);
  const query = { text, page: 0, hitsPerPage: 1, facetFilters: ['language:ko'] };
  await engine.loadTexts();
  return engine.find(query).nbHits;
}
