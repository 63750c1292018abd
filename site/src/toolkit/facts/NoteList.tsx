import { type Behaviour, book } from '@0610studio/zs-ui/facts';
import { InlineText } from '@zs-docs/api-docs/react';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { appliesTo } from './appliesTo.ts';
import { exampleAddress } from './exampleAddress.ts';
import styles from './NoteList.module.css';

/** Id of a note on its page. */
const noteId = (id: string) => `note-${id}`;

/** End of a Korean sentence. */
const SENTENCE_END = /(?<=다\.) /;

/** One note: its first sentence, which unfolds the rest. */
function Note({ note }: { note: Behaviour }) {
  const { id, does, remedy, example, since, fixedIn } = note;
  const [head = does, ...reasons] = does.split(SENTENCE_END);
  const rest = [...reasons, remedy].filter(Boolean).join(' ');
  const range = {
    'data-since': since,
    'data-fixed-in': fixedIn,
    hidden: !appliesTo(note, book.documented.version),
  };
  if (!(rest || fixedIn)) {
    return (
      <li id={noteId(id)} {...range}>
        <InlineText>{head}</InlineText>
      </li>
    );
  }
  return (
    <li id={noteId(id)} {...range}>
      <details>
        <summary>
          <InlineText>{head}</InlineText>
        </summary>
        <p>
          <InlineText>{rest}</InlineText>
          {example ? (
            <>
              {' '}
              <a href={href(exampleAddress(example))}>{factsText.example}</a>
            </>
          ) : null}
        </p>
        {fixedIn ? <p className={styles.aside}>{factsText.fixedIn(fixedIn)}</p> : null}
      </details>
    </li>
  );
}

interface NoteListProps {
  notes: readonly Behaviour[];
  /** In the row of a table: without room for bullets. */
  isInRow?: boolean;
}

/** Notes on the published versions: what they do, and the remedy. Those of other versions are hidden. */
export function NoteList({ notes, isInRow = false }: NoteListProps) {
  if (notes.length === 0) {
    return null;
  }
  return (
    <ul className={isInRow ? `${styles.list} ${styles.row}` : styles.list}>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  );
}
