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

/** Files in which the older version had what a file has. */
const oldPathsOf = ({ path, from, moved }: ChangedFile) => [
  ...new Set([path, ...(from ? [from] : []), ...moved.map((one) => one.from)]),
];

/**
 * What differs in each file, below the notes that it shows. One that differs by what moved into it is shown
 * for its notes alone, whose source has to follow.
 * @param notesOn notes that a file shows
 * @param command compares a file of the two sides whole
 */
export function sourceRows(
  changed: readonly ChangedFile[],
  notesOn: (path: string) => readonly string[],
  command: (path: string) => string,
): Row[] {
  return changed.flatMap((file) => {
    const { path, what, from, moved } = file;
    const lines = linesOf(file);
    const notes = [...new Set(oldPathsOf(file).flatMap(notesOn))];
    const rest = lines.length - SHOWN_LINES;
    if (what === 'changed' && moved.length > 0 && lines.length + notes.length === 0) {
      return [];
    }
    return {
      place: path,
      what: from === undefined ? what : `moved from ${from}`,
      more: [
        ...notes.map((note) => `? ${note}`),
        ...moved.map((one) => `= ${one.name}, from ${one.from}`),
        ...lines.slice(0, SHOWN_LINES),
        ...(rest > 0 ? [`… ${rest} more lines: ${command(path)}`] : []),
      ],
    };
  });
}
