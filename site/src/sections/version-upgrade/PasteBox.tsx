import { InlineText } from '@zs-docs/api-docs/react';
import { type ReactNode, useId } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { EXAMPLE_FILE } from './exampleFile.ts';
import { LinkedText } from './LinkedText.tsx';
import type { Outcome } from './useOutcome.ts';
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

/** What to do about a change, on a line of its own, if anything is known. */
export function Remedy({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <p className={styles.fix}>
      <LinkedText>{children}</LinkedText>
    </p>
  );
}

interface FileOutcomeProps {
  outcome: Outcome;
  /** A button beside the sentence. */
  children?: ReactNode;
}

/** What a file came to: a sentence, and its lines that break, with what to do. */
export function FileOutcome({ outcome, children }: FileOutcomeProps) {
  const isSentence = typeof outcome === 'string';
  const said = isSentence ? outcome : text.breaks(outcome.length);
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.outcome}>
          {/* A new element for each: a translator's text nodes stand in place of React's. */}
          <span key={said}>
            <InlineText>{said}</InlineText>
          </span>
        </p>
        {children}
      </div>
      {isSentence ? null : (
        <ol className={styles.broken}>
          {outcome.map(({ line, code, message, fix }) => (
            <li key={JSON.stringify([line, code, message, fix])}>
              <span className={styles.number}>{text.line(line)}</span>
              <code className={styles.source} translate="no">
                {code}
              </code>
              <p>
                <LinkedText>{message}</LinkedText>
              </p>
              <Remedy>{fix}</Remedy>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
