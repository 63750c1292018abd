import { createElement } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { tokenizeType } from '../shared/tokenizeType.ts';
import { TypeName } from './TypeName.tsx';

/** The source text of a type, with the names of types as links or popover buttons. */
export function TypeText({ docs, type }: { docs: ApiDocs; type: string }) {
  const tokens = tokenizeType(type).map(({ text, isName }) =>
    isName ? createElement(TypeName, { docs, name: text }) : text,
  );
  // Spread as arguments instead of an array, so that React asks for no keys.
  return createElement('code', { className: 'zs-api-type' }, ...tokens);
}
