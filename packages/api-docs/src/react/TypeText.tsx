import { createElement } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { tokenizeType } from '../shared/tokenizeType.ts';
import { TypeName } from './TypeName.tsx';

interface TypeTextProps {
  docs: ApiDocs;
  type: string;
  /** What the type is declared of, in front of it: `title?`. */
  declares?: string;
}

/** The source text of a type, with the names of types as links or popover buttons. */
export function TypeText({ docs, type, declares }: TypeTextProps) {
  const start = declares && `${declares}: `;
  const tokens = tokenizeType(type).map(({ text, isName }) =>
    isName ? createElement(TypeName, { docs, name: text }) : text,
  );
  // Spread as arguments instead of an array, so that React asks for no keys.
  return createElement('code', { className: 'zs-api-type' }, start, ...tokens);
}
