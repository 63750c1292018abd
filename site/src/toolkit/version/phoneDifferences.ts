import type { ApiChange } from '@zs-docs/api-docs/history';
import { myVersionText as text } from '../../text/myVersion.ts';
import { appliesTo } from '../facts/appliesTo.ts';
import type { VersionFile } from './versionFile.ts';

/** What code calls of an overlay or a provider that notes name otherwise. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  Alert: ['showAlert'],
  BottomSheet: ['showBottomSheet'],
  Loader: ['showLoader'],
  Modality: ['showModality'],
  PopOver: ['showPopOverMenu', 'PopOverButton'],
  Snackbar: ['showSnackBar'],
  ThemeProvider: ['toggleTheme', 'setUseSystemColorScheme'],
};

/** Whether code has a word: `edges` of `edges={…}`. */
const has = (source: string, word: string) => new RegExp(`\\b${word}\\b`).test(source);

/** Whether code uses what a note is of; of a note that stands in a row, the prop or function of that row. */
const isConcerned = (source: string, { of, row }: VersionFile['notes'][number]) =>
  (CALLS[of] ?? [of]).some((word) => has(source, word)) &&
  (row === undefined || has(source, row.slice(row.indexOf('.') + 1)));

/**
 * Lists what the reader's version does otherwise of what an example uses: default colours, defaults of props
 * that it leaves out, and behaviour that notes tell.
 * @param changes between the documented version and the reader's
 * @returns in Korean, each once
 */
export function phoneDifferences(
  source: string,
  { documented, history, notes }: VersionFile,
  version: string,
  changes: readonly ApiChange[],
): string[] {
  if (!source.includes(history.package)) {
    return [];
  }
  const hasOtherColors = changes.some(({ name }) => Object.hasOwn(history.values ?? {}, name));
  const defaults = changes.flatMap(({ name, member, what }) =>
    what === 'default' && member && has(source, name) && !has(source, member)
      ? [text.otherDefault(name, member)]
      : [],
  );
  // Whether a default is another one is told of code that leaves the prop out; code that passes it is not concerned.
  const defaultRows = changes
    .filter(({ what }) => what === 'default')
    .map(({ name, member }) => `${name}.${member}`);
  const behaviours = notes
    .filter((note) => isConcerned(source, note) && !defaultRows.includes(note.row ?? ''))
    .filter((note) => appliesTo(note, version) !== appliesTo(note, documented))
    .map(({ of }) => text.otherBehaviour(of));
  return [...new Set([...(hasOtherColors ? [text.otherColors] : []), ...defaults, ...behaviours])];
}
