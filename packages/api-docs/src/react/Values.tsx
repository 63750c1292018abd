import type { CSSProperties } from 'react';
import type { ApiDocs } from '../shared/apiDocs.ts';
import { literalCode } from '../shared/literalCode.ts';
import type { ApiAlias } from '../shared/model.ts';
import { apiText } from '../shared/text/text.ts';

/** A property, so that the swatch is no element: a page lists hundreds of colours. */
const swatchOf = (color: string) => ({ '--zs-api-swatch': color }) as CSSProperties;

/** List of the values of a union, each an item of code; a swatch precedes the name of a colour. */
export function Values({ docs, entry }: { docs: ApiDocs; entry: ApiAlias }) {
  return (
    <ul className="zs-api-values" aria-label={apiText.values(entry.name)}>
      {entry.values?.map((value) => {
        const background = docs.colorOf?.(entry.name, value);
        return (
          <li
            key={String(value)}
            translate="no"
            style={background ? swatchOf(background) : undefined}
          >
            {literalCode(value)}
          </li>
        );
      })}
    </ul>
  );
}
