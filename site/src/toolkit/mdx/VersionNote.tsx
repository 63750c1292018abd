import { book } from '@0610studio/zs-ui/facts';
import { factsText } from '../../text/facts.ts';
import { NoteList } from '../facts/NoteList.tsx';
import { notesOf } from '../facts/notes.ts';
import styles from './VersionNote.module.css';

interface NoteProps {
  /** Names separated by commas: `ThemeProvider,package`. */
  of: string;
}

/** Notes on how the published version behaves. */
export function VersionNote({ of }: NoteProps) {
  return (
    <aside
      className={styles.note}
      id={`notes-${of.replaceAll(',', '-')}`}
      data-search-term={factsText.title(book.documented.version)}
    >
      <p className={styles.title} data-versioned>
        {factsText.title(book.documented.version)}
      </p>
      <NoteList notes={notesOf(of)} />
    </aside>
  );
}

/** Notes on the accessibility of the published version, with remedies. */
export function A11yNotes({ of }: NoteProps) {
  const notes = notesOf(of, 'accessibility');
  return notes.length === 0 ? null : (
    <aside className={styles.note}>
      <p className={styles.title} data-versioned>
        {factsText.a11yTitle(book.documented.version)}
      </p>
      <NoteList notes={notes} />
    </aside>
  );
}
