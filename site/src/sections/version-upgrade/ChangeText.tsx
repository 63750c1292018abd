import { versionText } from '@zs-docs/api-docs';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';

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
export function ChangeText(props: ChangeTextProps & { isBreaking: boolean }) {
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
