import { literalCode } from '../shared/literalCode.ts';
import type { ApiLiteral } from '../shared/model.ts';

interface ValuesProps {
  values: readonly ApiLiteral[];
  label: string;
  /** CSS colour for a value that is a colour name. */
  colorOf?: ((value: ApiLiteral) => string | undefined) | undefined;
}

/** List of the values of a union; a swatch precedes the name of a colour. */
export function Values({ values, label, colorOf }: ValuesProps) {
  return (
    <ul className="zs-api-values" aria-label={label}>
      {values.map((value) => {
        const background = colorOf?.(value);
        return (
          <li key={String(value)}>
            <code>
              {background ? <span className="zs-api-swatch" style={{ background }} /> : null}
              {literalCode(value)}
            </code>
          </li>
        );
      })}
    </ul>
  );
}
