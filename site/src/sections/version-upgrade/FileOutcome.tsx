import { InlineText } from '@zs-docs/api-docs/react';
import type { ReactNode } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { LinkedText } from './LinkedText.tsx';
import { Remedy } from './Remedy.tsx';
import type { Outcome } from './useOutcome.ts';
import styles from './VersionUpgrade.module.css';

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
