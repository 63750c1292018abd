import type { Row } from './list.ts';
import type { ChangedFile } from './sourceDiff.ts';

/** Lines of a file that are shown; more are read in an editor. */
const SHOWN_LINES = 60;

function linesOf({ hunks, imports }: ChangedFile): string[] {
  return [
    ...imports.map((name) => `import ${name}`),
    ...hunks.flatMap(({ line, removed, added }) => [
      `@ ${line}`,
      ...removed.map((text) => `- ${text}`),
      ...added.map((text) => `+ ${text}`),
    ]),
  ];
}

/**
 * What differs in each file, below the notes that it shows.
 * @param notesOn notes that a file shows
 * @param command compares a file of the two sides whole
 */
export function sourceRows(
  changed: readonly ChangedFile[],
  notesOn: (path: string) => readonly string[],
  command: (path: string) => string,
): Row[] {
  return changed.map((file) => {
    const lines = linesOf(file);
    const rest = lines.length - SHOWN_LINES;
    return {
      place: file.path,
      what: file.from === undefined ? file.what : `moved from ${file.from}`,
      more: [
        ...[file.path, file.from ?? []]
          .flat()
          .flatMap(notesOn)
          .map((note) => `? ${note}`),
        ...lines.slice(0, SHOWN_LINES),
        ...(rest > 0 ? [`… ${rest} more lines: ${command(file.path)}`] : []),
      ],
    };
  });
}
