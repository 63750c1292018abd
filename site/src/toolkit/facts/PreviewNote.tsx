import { InlineText } from '@zs-docs/api-docs/react';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { exampleAddress, examplesBefore, notePage } from './docSources.ts';
import { noteId } from './NoteList.tsx';
import { notesSeenIn } from './notes.ts';
import styles from './PreviewNote.module.css';

/**
 * One quiet line under a phone that shows something other than the published version. What an example
 * before it on its page has said is not said again: the link is enough.
 */
export function PreviewNote({ of }: { of: string }) {
  const [first, ...more] = notesSeenIn(of);
  if (!first) {
    return null;
  }
  const page = notePage(first.of);
  const isSaid = examplesBefore(of).some((earlier) => notesSeenIn(earlier).includes(first));
  const here = exampleAddress(of).startsWith(`${page}#`);
  return (
    <p className={styles.line} data-markdown-skip>
      {isSaid ? null : <InlineText>{`${first.preview ?? first.does} `}</InlineText>}
      <a href={here ? `#${noteId(first.id)}` : href(`${page}#${noteId(first.id)}`)}>
        {factsText.differs(more.length)}
      </a>
    </p>
  );
}
