import { playgroundText as text } from '../text/playground.ts';
import styles from './ColorInput.module.css';
import type { ControlInputProps } from './ControlInput.tsx';
import { swatchColor } from './swatches.ts';

/**
 * A colour of the palette. The choice itself is long: the host draws it when a reader opens this.
 * The name of the field and the colour chosen are the name of the button.
 */
export function ColorInput({ field, owner, value }: ControlInputProps) {
  const id = `${owner}-${field.name}`;
  const name = value === undefined ? '' : String(value);
  return (
    <details
      className={styles.color}
      data-color={field.name}
      data-tokens={field.tokens}
      data-default={field.default === undefined ? undefined : String(field.default)}
    >
      <summary id={`input-${id}`} aria-labelledby={`label-${id} input-${id}`}>
        <i style={{ background: swatchColor(field.tokens, name) }} />
        {/* An <output> would be a control of its own: pressing it would not open the choice. */}
        <span data-value>{name || text.notGiven}</span>
      </summary>
    </details>
  );
}
