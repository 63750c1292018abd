import { type ReactNode, useId } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { EXAMPLE_FILE } from './exampleFile.ts';
import styles from './VersionUpgrade.module.css';

interface PasteBoxProps {
  value: string;
  /** Without it the text is that of the page until its script has come. */
  onChange?: (value: string) => void;
  /** What was found. */
  children?: ReactNode;
}

/** Field for a file of the reader's app, and what was found in it. */
export function PasteBox({ value, onChange, children }: PasteBoxProps) {
  const id = useId();
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{text.paste}</label>
      <textarea
        id={id}
        rows={12}
        spellCheck={false}
        aria-describedby={`${id}-note`}
        value={value}
        readOnly={onChange === undefined}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        {/* Elements: a translator's text nodes stand in place of React's. */}
        {value === EXAMPLE_FILE ? <span>{text.isExample} </span> : null}
        <span>{text.pasteNote}</span>
      </p>
      {children}
    </div>
  );
}
