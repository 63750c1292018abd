import a11y from '@0610studio/zs-ui/a11y.json' with { type: 'json' };
import { type Behaviour, book } from '@0610studio/zs-ui/facts';

/** What there are notes of, or a row in the accessibility table. */
export const notedNames = (): string[] => [
  ...new Set([...book.behaviours.map((note) => note.of), ...a11y.map((row) => row.component)]),
];

/**
 * Notes of the named components, in the order of the file, those on accessibility last.
 * @param names separated by commas: `ThemeProvider,useOverlay`
 * @param topic topic of the notes; by default all
 * @throws Error when a name has no notes, as one that is mistyped
 */
export function notesOf(names: string, topic?: Behaviour['topic']): Behaviour[] {
  const wanted = names.split(',').map((name) => name.trim());
  const known = notedNames();
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `<NoteList of="${names}">: packages/toolkit/facts/behaviour.yml에 "${unknown}"의 기록이 없습니다. 있는 이름: ${known.join(', ')}`,
    );
  }
  const notes = book.behaviours.filter((note) => wanted.includes(note.of));
  const onTopic = notes.filter((note) => note.topic !== undefined);
  return topic ? onTopic : [...notes.filter((note) => !onTopic.includes(note)), ...onTopic];
}
