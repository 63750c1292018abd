import { versionText } from '@zs-docs/api-docs';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { InlineText } from '@zs-docs/api-docs/react';
import type { ReactNode } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { UpgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { LinkedCode, LinkedText, Remedy } from './Form.tsx';
import {
  type ChangeList,
  isBetween,
  isUpgrade,
  type UpgradeLists,
  type VersionPair,
} from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';

interface FoldedListProps {
  /** Name of the part. */
  label: string;
  title: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the comparison that folds. */
export function FoldedList({ label, title, isOpen, children }: FoldedListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={label} className={styles.list}>
      <details open={isOpen}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </div>
  );
}

interface ChangeTextProps {
  change: ApiChange;
  isUpgrade: boolean;
}

/** What became of a name or a member. */
function existence({ change, isUpgrade }: ChangeTextProps, isBreaking: boolean): string {
  const { from, version } = change;
  if (from !== undefined) {
    return isUpgrade ? text.removedIn(version) : text.notYet(version);
  }
  if (isBreaking && isUpgrade) {
    return text.requiredSince(version);
  }
  return isUpgrade ? text.addedIn(version) : text.again(version);
}

/** Values of a union that only one version has. */
function UnionParts({ label, of, not }: { label: string; of: string; not: string }) {
  const parts = of.split(' | ').filter((part) => !not.split(' | ').includes(part));
  return parts.length === 0 ? null : (
    <>
      {label} <code translate="no">{parts.join(' | ')}</code>.{' '}
    </>
  );
}

const isUnion = (type = '') => /^'[^']*'(?: \| '[^']*')*$/.test(type);

/** A fact in both versions. */
function FactText({ change }: { change: ApiChange }) {
  const { what, from, to } = change;
  const label = versionText.facts[what] ?? what;
  if (what === 'type' && isUnion(from) && isUnion(to)) {
    return (
      <>
        <UnionParts label={text.gone} of={from ?? ''} not={to ?? ''} />
        <UnionParts label={text.more} of={to ?? ''} not={from ?? ''} />
      </>
    );
  }
  if (what === 'optional') {
    const inWords = (fact?: string) =>
      fact === undefined ? versionText.required : versionText.optional;
    return `${label}: ${inWords(from)} → ${inWords(to)}. `;
  }
  const asCode = (fact?: string) =>
    fact === undefined ? versionText.noDefault : <code translate="no">{fact}</code>;
  return (
    <>
      {label}: {asCode(from)} → {asCode(to)}.{' '}
    </>
  );
}

/** One change, in a sentence with its version. */
function ChangeText(props: ChangeTextProps & { isBreaking: boolean }) {
  const { change, isBreaking } = props;
  if (change.what === 'exists') {
    return existence(props, isBreaking);
  }
  if (change.what === 'internal') {
    return text.hidden(change.version);
  }
  return (
    <>
      <FactText change={change} />
      {text.changedIn(change.version)}
    </>
  );
}

/** The colour itself, beside its value. */
function Color({ value }: { value: string | undefined }) {
  return value === undefined ? (
    versionText.noDefault
  ) : (
    <span className={styles.color}>
      <span className={styles.well} style={{ background: value }} />
      {value}
    </span>
  );
}

/** Colours of the palette, folded, for there are hundreds. */
function Colors({ colors, isKept }: { colors: readonly ApiChange[]; isKept: boolean }) {
  return colors.length === 0 ? null : (
    <details className={styles.colors}>
      <summary>{text.palette(colors.length)}</summary>
      {isKept ? (
        <p>
          <InlineText>{text.keepPalette}</InlineText>
        </p>
      ) : null}
      <ul>
        {colors.map(({ name, from, to, version }) => (
          <li key={JSON.stringify([name, from, to, version])}>
            <code translate="no">{name}</code> <Color value={from} /> → <Color value={to} /> (
            {version})
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChangesProps {
  of: keyof UpgradeLists;
  list: ChangeList;
  isUpgrade: boolean;
}

/** Members as code, with commas. */
function Members({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={name}>
      <code translate="no">{name}</code>
      {at < names.length - 1 ? ', ' : ' '}
    </span>
  ));
}

function Groups({ of, list, isUpgrade }: ChangesProps) {
  return (
    <dl className={styles.groups}>
      {list.groups.map(({ name, changes }) => (
        <div key={name}>
          <dt>
            <LinkedCode>{name}</LinkedCode>
          </dt>
          {changes.map(({ change, members, fix }) => (
            // All that it says: a translator's text nodes stand in place of React's, which then cannot change.
            <dd key={JSON.stringify([change, members, fix, isUpgrade])}>
              <Members names={members} />
              <ChangeText change={change} isUpgrade={isUpgrade} isBreaking={of === 'breaking'} />
              <Remedy>{fix}</Remedy>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The changes of one class, by name, folded: the lines of the file come first. */
export function Changes(props: ChangesProps) {
  const { of, list, isUpgrade } = props;
  const { groups, count, colors } = list;
  const hasNone = count + colors.length === 0;
  return (
    <FoldedList
      title={hasNone ? text.lists[of] : text.counts(text.lists[of], count, colors.length)}
      label={text.lists[of]}
      isOpen={false}
    >
      {hasNone ? <p>{text.none[of]}</p> : null}
      {groups.length === 0 ? null : <Groups {...props} />}
      <Colors colors={colors} isKept={of === 'silent' && isUpgrade} />
      {of === 'silent' ? <p>{text.behaviour}</p> : null}
    </FoldedList>
  );
}

interface NotesProps {
  changes: UpgradeFile['changes'];
  pair: VersionPair;
}

/** What a reader has to know of the versions between the two, newest last. */
export function Notes({ changes, pair }: NotesProps) {
  const between = changes.filter(({ version }) => isBetween(pair, version)).reverse();
  return (
    <FoldedList
      label={text.notes}
      title={between.length === 0 ? text.notes : text.count(text.notes, between.length)}
      isOpen={false}
    >
      {between.length === 0 ? <p>{text.noNotes}</p> : null}
      {between.length > 0 && !isUpgrade(pair) ? <p>{text.reverted}</p> : null}
      <dl className={styles.groups}>
        {between.map(({ version, sentences }) => (
          <div key={version}>
            <dt>{version}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence}>
                <LinkedText>{sentence}</LinkedText>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </FoldedList>
  );
}
