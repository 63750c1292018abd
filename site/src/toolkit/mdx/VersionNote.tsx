import { factsText } from '../../text/facts.ts';
import { NoteList } from '../facts/NoteList.tsx';
import { notesOf } from '../facts/notes.ts';
import { toolkitVersion } from '../facts/toolkitVersion.ts';
import styles from './VersionNote.module.css';

interface NoteProps {
  /** Names with commas between: `ThemeProvider,package`. */
  of: string;
}

/** What the published version does that a reader of this page has to know. */
export function VersionNote({ of }: NoteProps) {
  return (
    <aside
      className={styles.note}
      id={`notes-${of.replaceAll(',', '-')}`}
      data-search-term={factsText.title(toolkitVersion)}
    >
      <p className={styles.title}>{factsText.title(toolkitVersion)}</p>
      <NoteList notes={notesOf(of)} />
    </aside>
  );
}

/** What the published version tells, and does not tell, a screen reader; with the remedy. */
export function A11yNotes({ of }: NoteProps) {
  const notes = notesOf(of, 'accessibility');
  return notes.length === 0 ? null : (
    <aside className={styles.note}>
      <p className={styles.title}>{factsText.a11yTitle(toolkitVersion)}</p>
      <NoteList notes={notes} />
    </aside>
  );
}
