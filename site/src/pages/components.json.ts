import { examples } from 'virtual:playground/examples';
import a11y from '@0610studio/zs-ui/a11y.json';
import { book } from '@0610studio/zs-ui/facts';
import { componentsFile } from '../build/agents/componentsFile.ts';
import { docPages } from '../content/page-table/pageTable.ts';
import { publishedType } from '../toolkit/api/apiHistory.ts';
import { siteApi } from '../toolkit/api/siteApi.ts';

/** What machines ask of each name that the toolkit exports. */
export function GET(): Response {
  const pages = docPages();
  return Response.json(
    componentsFile({ docs: siteApi, publishedType, notes: book.behaviours, a11y, pages, examples }),
  );
}
