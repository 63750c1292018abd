import { agentsIndex } from '../build/agents/agentsIndex.ts';
import { docsSidebar } from '../content/page-table/docsSidebar.ts';
import { pageTable } from '../content/page-table/pageTable.ts';
import { siteApi } from '../toolkit/api/siteApi.ts';
import { notes } from '../toolkit/facts/notes.ts';
import { toolkitVersion } from '../toolkit/facts/toolkitVersion.ts';

/** The index of the docs that an app keeps in its AGENTS.md. */
export function GET(): Response {
  const { byPath } = pageTable();
  const index = agentsIndex({
    version: toolkitVersion,
    api: siteApi.api,
    notes,
    sidebar: docsSidebar(),
    describe: (path) => byPath.get(path)?.description ?? '',
  });
  return new Response(index);
}
