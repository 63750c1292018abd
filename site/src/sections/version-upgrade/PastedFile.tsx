import type { Break } from '@zs-docs/api-docs/breaks';
import { InlineText } from '@zs-docs/api-docs/react';
import { useEffect, useId, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { fixOf, shownName, type UpgradeData } from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';
import type { VersionPair } from './versionPair.ts';

/** What a pasted file came to: a sentence, or its lines that break. */
type Outcome = string | { breaks: readonly Break[]; lines: readonly string[] };

async function read(source: string, { history }: UpgradeData, pair: VersionPair): Promise<Outcome> {
  const { findBreaks, SourceError } = await import('@zs-docs/api-docs/breaks');
  try {
    const breaks = findBreaks(source, history, pair.from, pair.to);
    if (breaks.length > 0) {
      return { breaks, lines: source.split('\n') };
    }
    return source.includes(history.package) ? text.noBreaks : text.notImported(history.package);
  } catch (error) {
    if (error instanceof SourceError) {
      return text.invalid(error.line);
    }
    throw error;
  }
}

function useOutcome(source: string, data: UpgradeData, pair: VersionPair): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('');
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Outcome) => isCurrent && setOutcome(next);
    if (source.trim() === '') {
      show('');
    } else {
      show(text.reading);
      read(source, data, pair).then(show, (error: unknown) => {
        console.error(error);
        show(text.notRead);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [source, data, pair]);
  return outcome;
}

/** What a line does that the other version does not take. */
function messageOf(data: UpgradeData, { to }: VersionPair, { what, name, member, value }: Break) {
  const shown = [shownName(data, name), member].filter(Boolean).join('.');
  switch (what) {
    case 'gone':
      return text.lacks(to, shown);
    case 'value':
      return text.refuses(to, shown, value ?? '');
    case 'required':
      return text.requires(to, shown);
  }
}

interface PastedFileProps {
  data: UpgradeData;
  pair: VersionPair;
}

function BrokenLines({ data, pair, outcome }: PastedFileProps & { outcome: Outcome }) {
  if (typeof outcome === 'string') {
    return null;
  }
  return (
    <ol className={styles.broken}>
      {outcome.breaks.map((found) => {
        const fix = fixOf(data, pair, found);
        return (
          <li key={`${found.line} ${found.what} ${found.name} ${found.member} ${found.value}`}>
            <span className={styles.number}>{text.line(found.line)}</span>
            <code className={styles.source}>{outcome.lines[found.line - 1]?.trim()}</code>
            <p>
              <InlineText>{messageOf(data, pair, found)}</InlineText>
            </p>
            {fix === undefined ? null : (
              <p className={styles.fix}>
                <InlineText>{fix}</InlineText>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Reads a file of the reader's app, and shows its lines that break, with what to do. */
export function PastedFile({ data, pair }: PastedFileProps) {
  const id = useId();
  const [source, setSource] = useState('');
  const outcome = useOutcome(source, data, pair);
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{text.paste}</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        placeholder={text.pasteHint}
        aria-describedby={`${id}-note`}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        {text.pasteNote}
      </p>
      <p role="status" className={styles.outcome}>
        <InlineText>
          {typeof outcome === 'string' ? outcome : text.breaks(outcome.breaks.length)}
        </InlineText>
      </p>
      <BrokenLines data={data} pair={pair} outcome={outcome} />
    </div>
  );
}
