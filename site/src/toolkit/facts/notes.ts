import { type Behaviour, book } from '@0610studio/zs-ui/facts';

/** What there are notes of. */
export const notedNames = (): string[] => [...new Set(book.behaviours.map((note) => note.of))];

/**
 * Notes of the named components that stand in no row of a table, in the order of the file.
 * @param names separated by commas: `ThemeProvider,useOverlay`
 * @param topic topic of the notes; by default those without a topic
 * @throws Error when a name has no notes, as one that is mistyped
 */
export function notesOf(names: string, topic?: Behaviour['topic']): Behaviour[] {
  const wanted = names.split(',').map((name) => name.trim());
  const known = notedNames();
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `<VersionNote of="${names}">: packages/toolkit/facts/behaviour.yml에 "${unknown}"의 기록이 없습니다. 있는 이름: ${known.join(', ')}`,
    );
  }
  return book.behaviours.filter(
    (note) => wanted.includes(note.of) && note.row === undefined && note.topic === topic,
  );
}
