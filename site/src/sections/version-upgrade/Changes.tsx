import { versionText } from '@zs-docs/api-docs';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { InlineText } from '@zs-docs/api-docs/react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { ChangeText } from './ChangeText.tsx';
import { FoldedList } from './FoldedList.tsx';
import { LinkedCode } from './LinkedText.tsx';
import { Remedy } from './PasteBox.tsx';
import type { ChangeList, UpgradeLists } from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';

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

/** The changes of one class, by name. What is new is folded: it asks for nothing. */
export function Changes(props: ChangesProps) {
  const { of, list, isUpgrade } = props;
  const { groups, count, colors } = list;
  const hasNone = count + colors.length === 0;
  return (
    <FoldedList
      title={hasNone ? text.lists[of] : text.counts(text.lists[of], count, colors.length)}
      label={text.lists[of]}
      isOpen={of !== 'added'}
    >
      {hasNone ? <p>{text.none[of]}</p> : null}
      {groups.length === 0 ? null : <Groups {...props} />}
      <Colors colors={colors} isKept={of === 'silent' && isUpgrade} />
      {of === 'silent' ? <p>{text.behaviour}</p> : null}
    </FoldedList>
  );
}
