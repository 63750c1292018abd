import { book } from '@0610studio/zs-ui/facts';
import { NoteList } from './NoteList.tsx';

/** Draws the notes that stand in the rows of a table, by the names of its members. */
export const rowNotes = (owner: string) => (member: string) => {
  const row = `${owner}.${member}`;
  return <NoteList notes={book.behaviours.filter((note) => note.row === row)} isInRow />;
};
