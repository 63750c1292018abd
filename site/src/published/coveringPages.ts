import { load } from 'js-yaml';
import { docSources, pageOf } from './pageSources.ts';

/** A page that documents a name. */
export interface CoveringPage {
  /** Address below the base, of the table where the page shows one. */
  address: string;
  title: string;
}

interface Head {
  title: string;
  covers?: string[];
}

/** The page that shows the table of each exported name; failing that, the one that covers it. */
export function coveringPages(): Map<string, CoveringPage> {
  const shown: [string, CoveringPage][] = [];
  const covered: [string, CoveringPage][] = [];
  for (const [file, source] of Object.entries(docSources)) {
    const head = load(source.split('\n---')[0] ?? '') as Head;
    const page = { address: pageOf(file), title: head.title };
    covered.push(...(head.covers ?? []).map((name): [string, CoveringPage] => [name, page]));
    for (const [, name = ''] of source.matchAll(/<(?:PropsTable|TypeTable)\s+of="([^"]+)"/g)) {
      shown.push([name, { ...page, address: `${page.address}#api-${name}` }]);
    }
  }
  return new Map([...covered, ...shown.reverse()]);
}
