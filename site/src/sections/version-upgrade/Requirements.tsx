import { InlineText } from '@zs-docs/api-docs/react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import type { KnownVersions } from './knownVersions.ts';
import styles from './VersionUpgrade.module.css';
import type { VersionPair } from './versionPair.ts';

interface RequirementsProps {
  known: Pick<KnownVersions, 'versions' | 'sdks'>;
  pair: VersionPair;
}

/** What an app needs besides its code for the version: a file says nothing of it. */
export function Requirements({ known: { versions, sdks }, pair }: RequirementsProps) {
  const needs = sdks[versions.find(({ version }) => version === pair.to)?.fits[0] ?? -1];
  return needs === undefined ? null : (
    // A new element for each: a translator's text nodes stand in place of React's.
    <p key={pair.to} className={styles.needs}>
      <InlineText>{text.needs(pair.to, needs)}</InlineText>
    </p>
  );
}
