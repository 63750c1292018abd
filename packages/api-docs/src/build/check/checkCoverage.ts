import { describeUnknownName, findEntry } from '../../shared/findEntry.ts';
import type { Api, ApiEntry } from '../../shared/model.ts';
import { popoverTypes } from '../../shared/popoverTypes.ts';
import { messages } from '../messages.ts';
import type { ApiProblem } from './problems.ts';

/** A name of the API on a page. */
export interface PageName {
  name: string;
  /** Line of the file, counted from 1. */
  line: number;
  /** What names it: `covers`, or `<PropsTable of="Button">`. */
  where: string;
}

/** Names that a page documents. */
export interface ApiPage {
  /** Path relative to the root of the repository. */
  file: string;
  /** Each once. */
  names: readonly PageName[];
}

function isDocumented(
  entry: ApiEntry,
  named: ReadonlySet<string>,
  referenced: ReadonlySet<string>,
) {
  const isType = entry.kind === 'type' || entry.kind === 'interface';
  return named.has(entry.name) || (isType && referenced.has(entry.name));
}

/** Props types of documented components: their page shows the props. */
function propsTypes(api: Api, named: ReadonlySet<string>): string[] {
  return api.entries.flatMap((entry) =>
    entry.kind === 'component' && entry.propsType && named.has(entry.name) ? [entry.propsType] : [],
  );
}

/**
 * Reports exports that no page documents, and names on pages that the API does not have. A type that a
 * table references counts as documented, because its popover is on that page.
 * @example checkCoverage({ entries: [{ name: 'Size', kind: 'type', type: 'number', exported: true }] }, [{ file: 'docs/size.mdx', names: [{ name: 'Size', line: 3, where: 'covers' }] }]) // []
 */
export function checkCoverage(api: Api, pages: readonly ApiPage[]): ApiProblem[] {
  const names = pages.flatMap((page) => page.names.map(({ name }) => name));
  const named = new Set([...names, ...propsTypes(api, new Set(names))]);
  const referenced = new Set(popoverTypes(api, names));
  const unknown = pages.flatMap(({ file, names: onPage }) =>
    onPage
      .filter(({ name }) => !findEntry(api, name))
      .map(({ name, line, where }) => ({
        place: { file, line },
        message: describeUnknownName(api, name, where),
      })),
  );
  const missing = api.entries
    .filter((entry) => entry.exported && !entry.internal && !isDocumented(entry, named, referenced))
    .map((entry) => ({
      place: entry.source,
      message: messages.undocumented(entry.name),
    }));
  return [...unknown, ...missing];
}
