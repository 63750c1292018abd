import type { APIRequestContext } from '@playwright/test';
import { createEngine } from '../../packages/search/src/shared/engine.ts';

/** Number of sections that a query finds in the whole index of the site. */
export async function countHits(request: APIRequestContext, query: string): Promise<number> {
  const [headings, text] = await Promise.all(
    ['headings', 'text'].map(async (name) =>
      (await request.get(`search-index/${name}.json`)).json(),
    ),
  );
  const engine = createEngine({ headings });
  engine.addText(text);
  const facetFilters = ['language:ko'];
  const { results } = await engine.search({
    requests: [{ indexName: 'zs-ui', query, hitsPerPage: 1, facetFilters }],
  });
  return results[0]?.nbHits ?? 0;
}
