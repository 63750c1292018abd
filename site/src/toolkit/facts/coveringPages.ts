import { docPages } from '../../content/page-table/pageTable.ts';
import type { DocPage } from '../../content/page-table/types.ts';

/** A page that documents a name. */
interface CoveringPage {
  /** Address below the base, with the anchor of the table where the page has one. */
  address: string;
  title: string;
}

/** Page of each exported name: with its whole table, or else with the name in its `covers`. */
export function coveringPages(
  pages: readonly Pick<DocPage, 'path' | 'title' | 'covers' | 'model'>[] = docPages(),
): Map<string, CoveringPage> {
  const shown: [string, CoveringPage][] = [];
  const covered: [string, CoveringPage][] = [];
  for (const { path, title, covers, model } of pages) {
    covered.push(
      ...covers.map(({ name }): (typeof covered)[0] => [name, { address: path, title }]),
    );
    for (const { name, isWhole } of model.tables) {
      if (isWhole) {
        shown.push([name, { address: `${path}#api-${name}`, title }]);
      }
    }
  }
  return new Map([...covered, ...shown.reverse()]);
}
