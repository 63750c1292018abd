import { book } from '@0610studio/zs-ui/facts';
import { InlineText } from '@zs-docs/api-docs/react';
import { href } from '../../settings/paths.ts';
import { factsText } from '../../text/facts.ts';
import { appliesTo } from '../facts/appliesTo.ts';
import { exampleAddress } from '../facts/exampleAddress.ts';

/** One note, in a list that remarkNotes.ts makes; hidden where it is of other versions. */
export function Note({ id }: { id: string }) {
  const note = book.behaviours.find((known) => known.id === id);
  if (!note) {
    return null;
  }
  const { severe, does, remedy, example, since, fixedIn } = note;
  return (
    <li
      id={`note-${id}`}
      data-since={since}
      data-fixed-in={fixedIn}
      hidden={!appliesTo(note, book.documented.version)}
    >
      {severe ? factsText.severe : null}
      <InlineText>{[does, remedy].filter(Boolean).join(' ')}</InlineText>
      {example ? (
        <>
          {' '}
          <a href={href(exampleAddress(example))}>{factsText.example}</a>
        </>
      ) : null}
      {fixedIn ? ` ${factsText.fixedIn(fixedIn)}` : null}
    </li>
  );
}
