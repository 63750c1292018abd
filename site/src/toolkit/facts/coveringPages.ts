import { docSources } from './docSources.ts';

/** A page of the docs, and the text of its file. */
export interface Source {
  page: { path: string; title: string; covers: readonly string[]; keywords: readonly string[] };
  source: string;
}

/** A page that documents a name. */
interface CoveringPage {
  /** Address below the base, with the anchor of the table where the page has one. */
  address: string;
  title: string;
}

/** Page of each exported name: with its whole table, or else with the name in its `covers`. */
export function coveringPages(
  sources: readonly Source[] = docSources(),
): Map<string, CoveringPage> {
  const shown: [string, CoveringPage][] = [];
  const covered: [string, CoveringPage][] = [];
  for (const { page, source } of sources) {
    const { path, title } = page;
    covered.push(
      ...page.covers.map((name): [string, CoveringPage] => [name, { address: path, title }]),
    );
    for (const [, name = ''] of source.matchAll(
      /<(?:PropsTable|TypeTable)\s+of="([^"]+)"\s*\/>/g,
    )) {
      shown.push([name, { address: `${path}#api-${name}`, title }]);
    }
  }
  return new Map([...covered, ...shown.reverse()]);
}
