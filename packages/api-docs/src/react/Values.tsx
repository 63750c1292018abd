import type { ApiLiteral } from '../shared/model.ts';
import { literalCode } from '../shared/toMarkdown.ts';

interface ValuesProps {
  values: readonly ApiLiteral[];
  label: string;
  /** CSS colour of a value that names one. */
  colorOf?: ((value: ApiLiteral) => string | undefined) | undefined;
}

/** Every value of a union; the name of a colour stands beside the colour. */
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
