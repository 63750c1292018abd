import { type ComponentType, createElement, Fragment } from 'react';

interface InlineTextProps {
  children: string;
  /** Draws a piece of code. */
  code?: ComponentType<{ children: string }>;
}

function Code({ children }: { children: string }) {
  return <code translate="no">{children}</code>;
}

/** Text in which `backticks` mark code. */
export function InlineText({ children, code = Code }: InlineTextProps) {
  const pieces = children
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 1 ? createElement(code, null, piece) : piece));
  // Spread as arguments instead of an array, so that React asks for no keys.
  return createElement(Fragment, null, ...pieces);
}
