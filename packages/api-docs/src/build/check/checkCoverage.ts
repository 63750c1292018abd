import { findEntry, unknownName } from '../../shared/findEntry.ts';
import type { Api, ApiEntry } from '../../shared/model.ts';
import { shownTypes } from '../../shared/shownTypes.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';
import type { ApiProblem } from './problems.ts';
import type { ApiPage } from './readPages.ts';

function isCovered(entry: ApiEntry, named: ReadonlySet<string>, shown: ReadonlySet<string>) {
  const isType = entry.kind === 'type' || entry.kind === 'interface';
  return named.has(entry.name) || (isType && shown.has(entry.name));
}

/** Props of a covered component are on its page, whatever their type is called. */
function propsTypes(api: Api, named: ReadonlySet<string>): string[] {
  return api.entries.flatMap((entry) =>
    entry.kind === 'component' && entry.propsType && named.has(entry.name) ? [entry.propsType] : [],
  );
}

/**
 * Exports that no page documents, and names that a page says it covers and the API lacks. A type
 * counts as documented where a table mentions it: its popover is on that page.
 */
export function checkCoverage(
  api: Api,
  pages: readonly ApiPage[],
  messages: Messages = en,
): ApiProblem[] {
  const names = pages.flatMap(({ covers }) => covers);
  const named = new Set([...names, ...propsTypes(api, new Set(names))]);
  const shown = new Set(shownTypes(api, names));
  const unknown = pages.flatMap(({ file, covers }) =>
    covers
      .filter((name) => !findEntry(api, name))
      .map((name) => ({ message: unknownName(api, name, `${file} (covers)`, messages.text) })),
  );
  const missing = api.entries
    .filter((entry) => entry.exported && !entry.internal && !isCovered(entry, named, shown))
    .map((entry) => ({
      place: entry.source,
      message: messages.uncovered(entry.name),
    }));
  return [...unknown, ...missing];
}
