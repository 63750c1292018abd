import type { CSSProperties } from 'react';
import styles from './Swatch.module.css';

interface SwatchProps {
  /** What the colour is called: `50`, `text.base`. */
  label: string;
  color: string;
  /** Draws the colour beside its value instead of above. */
  inline?: boolean;
}

/** A colour with its value; pressing it copies the value. */
export function Swatch({ label, color, inline = false }: SwatchProps) {
  const style = { '--swatch': color } as CSSProperties;
  return (
    <button
      type="button"
      className={inline ? styles.inline : styles.swatch}
      style={style}
      data-copy-value={color}
      aria-label={`${label} ${color}`}
    >
      {inline ? null : <span className={styles.label}>{label}</span>}
      <span className={styles.value}>{color}</span>
    </button>
  );
}
