import { Fragment } from 'react';

/** Shorter names fit into every column. */
const LONG = 16;

/** Between the words of a name: before a capital after a small letter, and after a dot. */
const WORDS = /(?<=[a-z\d])(?=[A-Z])|(?<=\.)/;

/** A name of code that may take two lines where it is long, parted between its words and nowhere else. */
export function CodeName({ children }: { children: string }) {
  const words = children.length < LONG ? [children] : children.split(WORDS);
  return words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
