import { InlineText } from '@zs-docs/api-docs/react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { href } from '../../settings/paths.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { EXAMPLE_FILE, type KnownVersions, type VersionPair } from './upgradeLists.ts';
import type { Outcome } from './useOutcome.ts';
import styles from './VersionUpgrade.module.css';

/** The pages that names in this part link to. */
export const NamePagesContext = createContext<KnownVersions['pages']>({});

/** Page of the name that code begins with: of `useTheme` for `useTheme().dimensions`. */
export function pageOf(pages: KnownVersions['pages'], code: string): string | undefined {
  const name = /^\w+/.exec(code)?.[0] ?? '';
  return Object.hasOwn(pages, name) ? pages[name] : undefined;
}

/** Code that links to the page of the name that it begins with. */
export function LinkedCode({ children }: { children: string }) {
  const page = pageOf(useContext(NamePagesContext), children);
  const code = <code translate="no">{children}</code>;
  return page === undefined ? code : <a href={href(page)}>{code}</a>;
}

/** A sentence whose code, in backticks, links to pages. */
export function LinkedText({ children }: { children: string }) {
  return <InlineText code={LinkedCode}>{children}</InlineText>;
}

interface VersionSelectProps {
  label: string;
  versions: KnownVersions['versions'];
  chosen: string;
  /** Without it nothing can be chosen yet. */
  onChoose?: ((version: string) => void) | undefined;
}

/** Choice of one of the two versions. */
function VersionSelect({ label, versions, chosen, onChoose }: VersionSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        disabled={onChoose === undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {versions.map(({ version, date }) => (
          <option key={version} value={version}>
            {`${version} · ${date}`}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PairFormProps {
  known: KnownVersions;
  pair: VersionPair;
  /** Without it nothing can be chosen yet. */
  onChoose?: (part: Partial<VersionPair>) => void;
}

/** Choice of both versions, and what an app needs besides its code for the second: a file says nothing of it. */
export function PairForm({ known: { versions, sdks }, pair, onChoose }: PairFormProps) {
  const needs = sdks[versions.find(({ version }) => version === pair.to)?.fits[0] ?? -1];
  return (
    <>
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((end) => (
          <VersionSelect
            key={end}
            label={text[end]}
            versions={versions}
            chosen={pair[end]}
            onChoose={onChoose && ((version) => onChoose({ [end]: version }))}
          />
        ))}
      </div>
      {needs === undefined ? null : (
        // A new element for each: a translator's text nodes stand in place of React's.
        <p key={pair.to} className={styles.needs}>
          <InlineText>{text.needs(pair.to, needs)}</InlineText>
        </p>
      )}
    </>
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

/** The file behind its field, unseen but for the marks of its lines that break: a field has none. */
function LineMarks({ file, broken }: { file: string; broken: readonly number[] }) {
  const lines = file.split('\n');
  const marked = [...new Set(broken)].filter((line) => line <= lines.length);
  return (
    // A new element for each file: marks that wander would keep the text of others.
    <pre aria-hidden="true" translate="no">
      {marked.map((line, at) => (
        <span key={line}>
          {[...lines.slice(marked[at - 1] ?? 0, line - 1), ''].join('\n')}
          <mark data-line={line}>{lines[line - 1]}</mark>
        </span>
      ))}
      {lines.slice(marked.at(-1) ?? 0).join('\n')}
    </pre>
  );
}

interface FileCheckProps {
  file: string;
  /** Without it the text is that of the page until its script has come. */
  onChange?: (file: string) => void;
  outcome: Outcome;
  /** Whether the outcome is said to screen readers: after a page change they say the title alone. */
  isHeard?: boolean;
  /** Buttons beside the outcome. */
  children?: ReactNode;
}

/** Field for a file of the reader's app, and beside it its lines that break, with what to do. */
export function FileCheck({ file, onChange, outcome, isHeard, children }: FileCheckProps) {
  const id = useId();
  const broken = typeof outcome === 'string' ? [] : outcome;
  const found = typeof outcome === 'string' ? outcome : text.breaks(broken.length);
  const said = file === EXAMPLE_FILE ? text.ofExample + found : found;
  return (
    <div className={styles.panes}>
      <div>
        <label htmlFor={id}>{text.paste}</label>
        <div className={styles.file}>
          <LineMarks file={file} broken={broken.map(({ line }) => line)} />
          <textarea
            id={id}
            rows={12}
            spellCheck={false}
            aria-describedby={`${id}-note`}
            value={file}
            readOnly={onChange === undefined}
            onChange={({ target }) => onChange?.(target.value)}
          />
        </div>
        <p id={`${id}-note`} className={styles.note}>
          {text.pasteNote}
        </p>
      </div>
      <div>
        <div className={styles.bar}>
          <p role="status" aria-live={isHeard ? 'polite' : 'off'} className={styles.outcome}>
            {/* A new element for each: a translator's text nodes stand in place of React's. */}
            <span key={said}>
              <InlineText>{said}</InlineText>
            </span>
          </p>
          {children}
        </div>
        <ol className={styles.broken}>
          {broken.map(({ line, code, message, fix }) => (
            <li key={JSON.stringify([line, code, message, fix])}>
              <span className={styles.number}>{text.line(line)}</span>
              <code className={styles.source} translate="no">
                {code}
              </code>
              <p className={styles.message}>
                <LinkedText>{message}</LinkedText>
              </p>
              <Remedy>{fix}</Remedy>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
