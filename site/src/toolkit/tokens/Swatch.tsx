import { type CSSProperties, Fragment } from 'react';
import styles from './Swatch.module.css';
import { upperCaseHex } from './upperCaseHex.ts';

interface SwatchProps {
  /** Name of the colour: `50`, `text.base`. */
  label: string;
  /** What the label is of, for screen readers: the ramp of a step. */
  of?: string;
  /** Other names of the same colour. */
  names?: readonly string[];
  color: string;
  /** Name of the colour in the history of the toolkit: `light.primary.50`. */
  token: string;
  /** Shows the colour beside its value instead of above. */
  inline?: boolean;
}

/** A colour with its value; pressing it copies the value. */
export function Swatch({ label, of, names = [], color, token, inline = false }: SwatchProps) {
  const style = { '--swatch': color } as CSSProperties;
  const value = upperCaseHex(color);
  return (
    <button
      type="button"
      className={inline ? styles.inline : styles.swatch}
      style={style}
      data-copy-value={value}
      data-token={token}
      aria-label={[of, label, value, ...names].filter(Boolean).join(' ')}
    >
      {inline ? value : label} {inline ? null : <span className={styles.value}>{value}</span>}
      {names.map((name) => (
        <Fragment key={name}>
          {' '}
          <span>{name}</span>
        </Fragment>
      ))}
    </button>
  );
}
