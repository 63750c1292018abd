import { Fragment } from 'react';

/** A description: text in which `backticks` mark code. */
export function InlineText({ children }: { children: string }) {
  const pieces = children.split(/`([^`]+)`/);
  return pieces.map((piece, index) =>
    // Pieces never move, so their place is their identity.
    index % 2 === 1 ? (
      <code key={`${index}${piece}`}>{piece}</code>
    ) : (
      <Fragment key={`${index}${piece}`}>{piece}</Fragment>
    ),
  );
}
