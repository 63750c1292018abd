import { InlineText } from '@zs-docs/api-docs/react';
import { href } from '../config/paths.ts';
import { publishedText } from '../text/published.ts';
import type { BehaviourNote } from './behaviour.ts';
import { exampleAddress } from './docSources.ts';
import styles from './NoteList.module.css';

/** Where a note stands on its page. */
export const noteId = (id: string) => `note-${id}`;

function Note({ note }: { note: BehaviourNote }) {
  const { id, does, remedy, example, fixedIn, preview } = note;
  const aside = [preview, fixedIn && publishedText.fixedIn(fixedIn)].filter(Boolean).join(' ');
  return (
    <li id={noteId(id)}>
      <InlineText>{does}</InlineText>
      {remedy ? (
        <>
          {' '}
          <InlineText>{remedy}</InlineText>
        </>
      ) : null}
      {example ? (
        <>
          {' '}
          <a href={href(exampleAddress(example))}>{publishedText.example}</a>
        </>
      ) : null}
      {aside ? (
        <p className={styles.aside}>
          <InlineText>{aside}</InlineText>
        </p>
      ) : null}
    </li>
  );
}

/** Notes on the published version: what it does, the remedy, and what the preview does instead. */
export function NoteList({ notes }: { notes: readonly BehaviourNote[] }) {
  if (notes.length === 0) {
    return null;
  }
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  );
}
