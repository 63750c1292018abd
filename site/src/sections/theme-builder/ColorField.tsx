import { useEffect, useId, useState } from 'react';
import { themeBuilderText } from '../../text/themeBuilder.ts';
import styles from './ColorField.module.css';
import { isHex } from './rampFrom.ts';

interface ColorFieldProps {
  ramp: string;
  color: string;
  onChange: (color: string) => void;
}

/** Colour picker with a text field, which keeps invalid input until it is a colour. */
export function ColorField({ ramp, color, onChange }: ColorFieldProps) {
  const problem = useId();
  const [typed, setTyped] = useState(color);
  useEffect(() => setTyped(color), [color]);
  const onType = (value: string) => {
    setTyped(value);
    if (isHex(value)) {
      onChange(value);
    }
  };
  return (
    <div className={styles.field}>
      <input
        type="color"
        className={styles.well}
        aria-label={themeBuilderText.colorOf(ramp)}
        value={color.toLowerCase()}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      <span className={styles.name}>{ramp}</span>
      <input
        className={styles.value}
        aria-label={themeBuilderText.valueOf(ramp)}
        aria-invalid={!isHex(typed)}
        aria-describedby={problem}
        spellCheck={false}
        maxLength={7}
        value={typed}
        onChange={({ target }) => onType(target.value.trim())}
      />
      <span id={problem} className={styles.problem} role="status">
        {isHex(typed) ? null : themeBuilderText.notColor}
      </span>
    </div>
  );
}
