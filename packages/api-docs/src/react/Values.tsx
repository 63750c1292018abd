import type { CSSProperties } from 'react';
import { literalCode } from '../shared/literalCode.ts';
import type { ApiLiteral } from '../shared/model.ts';

/** A property, so that the swatch is no element: a page lists hundreds of colours. */
const swatchOf = (color: string) => ({ '--zs-api-swatch': color }) as CSSProperties;

interface ValuesProps {
  values: readonly ApiLiteral[];
  label: string;
  /** CSS colour for a value that is a colour name. */
  colorOf?: ((value: ApiLiteral) => string | undefined) | undefined;
}

/** List of the values of a union, each an item of code; a swatch precedes the name of a colour. */
export function Values({ values, label, colorOf }: ValuesProps) {
  return (
    <ul className="zs-api-values" aria-label={label}>
      {values.map((value) => {
        const background = colorOf?.(value);
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
