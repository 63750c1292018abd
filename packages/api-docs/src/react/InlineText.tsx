import { createElement, Fragment } from 'react';

/** A description: text in which `backticks` mark code. */
export function InlineText({ children }: { children: string }) {
  const pieces = children
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 1 ? createElement('code', null, piece) : piece));
  // Given one by one: pieces never move, so they need no keys.
  return createElement(Fragment, null, ...pieces);
}
