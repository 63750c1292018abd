import { book } from '@0610studio/zs-ui/facts';
import { factsText } from '../../text/facts.ts';
import { appliesTo } from '../facts/appliesTo.ts';
import { NoteList } from '../facts/NoteList.tsx';
import { notesOf } from '../facts/notes.ts';
import styles from './VersionNote.module.css';

interface NoteProps {
  /** Names separated by commas: `ThemeProvider,package`. */
  of: string;
}

/** Notes on how the published version behaves; hidden where all are of other versions. */
export function VersionNote({ of }: NoteProps) {
  const notes = notesOf(of);
  return (
    <aside
      className={styles.note}
      id={`notes-${of.replaceAll(',', '-')}`}
      data-search-term={factsText.title(book.documented.version)}
      // Last, where a script that shows the box and hides it again puts it.
      hidden={!notes.some((note) => appliesTo(note, book.documented.version))}
    >
      <p className={styles.title} data-versioned>
        {factsText.title(book.documented.version)}
      </p>
      <NoteList notes={notes} />
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
