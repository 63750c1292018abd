import { createElement } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { splitType } from '../shared/splitType.ts';
import { TypeName } from './TypeName.tsx';

/** A type as its author wrote it, with its names as links. */
export function TypeText({ docs, type }: { docs: ApiDocs; type: string }) {
  const pieces = splitType(type).map(({ text, name }) =>
    name ? createElement(TypeName, { docs, name: text }) : text,
  );
  // Given one by one: pieces never move, so they need no keys.
  return createElement('code', { className: 'zs-api-type' }, ...pieces);
}
