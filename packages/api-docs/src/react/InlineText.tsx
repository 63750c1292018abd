import { createElement, Fragment } from 'react';

/** Text in which `backticks` mark code. */
export function InlineText({ children }: { children: string }) {
  const pieces = children
    .split(/`([^`]+)`/)
    .map((piece, index) =>
      index % 2 === 1 ? createElement('code', { translate: 'no' }, piece) : piece,
    );
  // Spread as arguments instead of an array, so that React asks for no keys.
  return createElement(Fragment, null, ...pieces);
}
