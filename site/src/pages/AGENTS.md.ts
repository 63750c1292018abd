import { book } from '@0610studio/zs-ui/facts';
import { agentsIndex } from '../build/agents/agentsIndex.ts';
import { docsSidebar } from '../content/page-table/listedDocs.ts';
import { pageTable } from '../content/page-table/pageTable.ts';
import { siteApi } from '../toolkit/api/siteApi.ts';

/** The index of the docs that an app keeps in its AGENTS.md. */
export function GET(): Response {
  const { byPath } = pageTable();
  const index = agentsIndex({
    version: book.documented.version,
    api: siteApi.api,
    notes: book.behaviours,
    sidebar: docsSidebar(),
    describe: (path) => byPath.get(path)?.description ?? '',
  });
  return new Response(index);
}
