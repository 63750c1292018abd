import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ANNOUNCE_REST_MS, announce } from '../../client/router/notice.ts';
import { themeBuilderText } from '../../text/themeBuilder.ts';
import styles from './ColorField.module.css';
import { isHex } from './rampFrom.ts';

interface ColorFieldProps {
  ramp: string;
  color: string;
  /** The nearest colour with better contrasts. */
  passing: string | undefined;
  onChange: (color: string) => void;
  /** Its contrasts. */
  children: ReactNode;
}

/** Colour picker with a text field, which keeps invalid input until it is a colour. */
export function ColorField({ ramp, color, passing, onChange, children }: ColorFieldProps) {
  const problem = useId();
  const value = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(color);
  useEffect(() => setTyped(color), [color]);
  useEffect(() => {
    const timer = setTimeout(
      () => isHex(typed) || announce(themeBuilderText.notColor),
      ANNOUNCE_REST_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
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
      <input
        ref={value}
        className={styles.value}
        aria-label={themeBuilderText.valueOf(ramp)}
        aria-invalid={!isHex(typed)}
        aria-describedby={problem}
        spellCheck={false}
        maxLength={7}
        value={typed}
        onChange={({ target }) => onType(target.value.trim())}
      />
      <div className={styles.contrasts}>
        <span className={styles.name}>{ramp}</span>
        {children}
        {passing ? (
          <button
            type="button"
            className="action"
            title={themeBuilderText.fixOf(passing)}
            aria-label={`${ramp}: ${themeBuilderText.fixOf(passing)}`}
            onClick={() => {
              // The button goes with what it mends.
              value.current?.focus();
              onChange(passing);
            }}
          >
            {themeBuilderText.fix}
          </button>
        ) : null}
      </div>
      <span id={problem} className={styles.problem}>
        {isHex(typed) ? null : themeBuilderText.notColor}
      </span>
    </div>
  );
}
