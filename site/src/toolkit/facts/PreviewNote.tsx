import { InlineText } from '@zs-docs/api-docs/react';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { exampleAddress, examplesBefore, notePage } from './docSources.ts';
import { noteId } from './NoteList.tsx';
import { notesSeenIn } from './notes.ts';
import styles from './PreviewNote.module.css';

/**
 * Line under a phone that differs from the published version. A note that an earlier example of the
 * page shows is not repeated: only the link is.
 */
export function PreviewNote({ of }: { of: string }) {
  const [first, ...more] = notesSeenIn(of);
  if (!first) {
    return null;
  }
  const page = notePage(first.of);
  const isRepeated = examplesBefore(of).some((earlier) => notesSeenIn(earlier).includes(first));
  const here = exampleAddress(of).startsWith(`${page}#`);
  return (
    <p className={styles.line} data-markdown-skip>
      {isRepeated ? null : <InlineText>{`${first.preview ?? first.does} `}</InlineText>}
      <a href={here ? `#${noteId(first.id)}` : href(`${page}#${noteId(first.id)}`)}>
        {factsText.differs(more.length)}
      </a>
    </p>
  );
}
