import type { ControlInputProps } from './controlInputProps.ts';

/**
 * Colour field. The script renders the swatches when it is opened, as there are many. The label of the
 * button is the name of the field and the selected colour.
 */
export function ColorInput({ field, value, page, colorOf }: ControlInputProps) {
  const name = value === undefined ? '' : String(value);
  const plain = field.expression && colorOf?.(field.tokens, field.expression);
  return (
    <details
      className="zs-play-color"
      data-color={field.name}
      data-tokens={field.tokens}
      data-plain={plain}
      data-default={field.default === undefined ? undefined : String(field.default)}
    >
      <summary>
        <i style={{ background: colorOf?.(field.tokens, name) || name || plain }} />
        <span className="zs-play-label">{field.name} </span>
        {/* An <output> would be a control of its own: pressing it would not open the choice. */}
        <span data-value={name}>{name || page.notGiven}</span>
      </summary>
    </details>
  );
}
