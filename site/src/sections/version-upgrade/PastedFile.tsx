import type { Break } from '@zs-docs/api-docs/breaks';
import { InlineText } from '@zs-docs/api-docs/react';
import { useEffect, useState } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { shownName } from '../../toolkit/version/shownName.ts';
import { PasteBox } from './PasteBox.tsx';
import { ShareButton } from './ShareButton.tsx';
import { fixOf, type UpgradeData } from './upgradeLists.ts';
import { useSource } from './useSource.ts';
import styles from './VersionUpgrade.module.css';
import type { VersionPair } from './versionPair.ts';

/** What a pasted file came to: a sentence, or its lines that break. */
type Outcome = string | { breaks: readonly Break[]; lines: readonly string[] };

/** Letters of a file that is read: more is no screen, and the parser would hold the page. */
const MAX_FILE_LENGTH = 200_000;

async function read(source: string, { history }: UpgradeData, pair: VersionPair): Promise<Outcome> {
  if (source.length > MAX_FILE_LENGTH) {
    return text.tooLong(MAX_FILE_LENGTH);
  }
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
    // The stack ended: a RangeError, or an InternalError in Firefox.
    console.error(error);
    return text.tooDeep;
  }
}

function useOutcome(source: string, data: UpgradeData | undefined, pair: VersionPair): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('');
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Outcome) => isCurrent && setOutcome(next);
    if (source.trim() === '' || !data) {
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
  const shown = [shownName(data.results, name), member].filter(Boolean).join('.');
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
  /** Undefined until it has come. */
  data: UpgradeData | undefined;
  pair: VersionPair;
}

function BrokenLines({ data, pair, outcome }: PastedFileProps & { outcome: Outcome }) {
  if (typeof outcome === 'string' || !data) {
    return null;
  }
  return (
    <ol className={styles.broken}>
      {outcome.breaks.map((found) => {
        const fix = fixOf(data, pair, found);
        return (
          <li key={JSON.stringify([found, fix, pair])}>
            <span className={styles.number}>{text.line(found.line)}</span>
            <code className={styles.source} translate="no">
              {outcome.lines[found.line - 1]?.trim()}
            </code>
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
  const [{ file, from }, write] = useSource();
  const outcome = useOutcome(file, data, pair);
  const said = typeof outcome === 'string' ? outcome : text.breaks(outcome.breaks.length);
  return (
    <PasteBox value={file} onChange={write}>
      {from === 'unread' ? <p role="alert">{text.unreadLink}</p> : null}
      <div className={styles.bar}>
        <p role="status" className={styles.outcome}>
          {/* A new element for each: a translator's text nodes stand in place of React's. */}
          <span key={said}>
            <InlineText>{said}</InlineText>
          </span>
        </p>
        <ShareButton source={file} pair={pair} />
      </div>
      <BrokenLines data={data} pair={pair} outcome={outcome} />
    </PasteBox>
  );
}
