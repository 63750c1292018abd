import { Fragment } from 'react';

/** Shorter names fit into every column. */
const MIN_BREAKABLE_LENGTH = 16;

/** Word boundaries: before an upper case letter that follows a lower case one, and after a dot. */
const WORD_BOUNDARY = /(?<=[a-z\d])(?=[A-Z])|(?<=\.)/;

/** An identifier that, if it is long, may wrap at its word boundaries and nowhere else. */
export function CodeName({ children }: { children: string }) {
  const words = children.length < MIN_BREAKABLE_LENGTH ? [children] : children.split(WORD_BOUNDARY);
  return words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
