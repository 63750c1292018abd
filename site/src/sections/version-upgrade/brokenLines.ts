import type { Break } from '@zs-docs/api-docs/breaks';
import { type ApiChange, changesBetween } from '@zs-docs/api-docs/history';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { shownName } from '../../toolkit/version/shownName.ts';
import { fixOf, type UpgradeData } from './upgradeLists.ts';
import type { VersionPair } from './versionPair.ts';

/** A line of a file that breaks, as readers see it. */
export interface BrokenLine {
  /** From 1. */
  line: number;
  code: string;
  /** What breaks: `useTheme().dimensions`. */
  name: string;
  /** The version that broke it, where it is known. */
  version?: string | undefined;
  message: string;
  /** What to do. */
  fix?: string | undefined;
}

/** What a line does that the other version does not take. */
function messageOf({ to }: VersionPair, shown: string, { what, value }: Break) {
  switch (what) {
    case 'gone':
      return text.lacks(to, shown);
    case 'value':
      return text.refuses(to, shown, value ?? '');
    case 'required':
      return text.requires(to, shown);
  }
}

const isOf = (found: Break) => (change: ApiChange) =>
  change.name === found.name && change.member === found.member;

/** The lines of a file that break between two versions. */
export function brokenLines(
  source: string,
  breaks: readonly Break[],
  data: UpgradeData,
  pair: VersionPair,
): BrokenLine[] {
  const lines = source.split('\n');
  const changes = changesBetween(data.history, pair.from, pair.to);
  return breaks.map((found) => {
    const name = [shownName(data.results, found.name), found.member].filter(Boolean).join('.');
    return {
      line: found.line,
      code: lines[found.line - 1]?.trim() ?? '',
      name,
      version: changes.find(isOf(found))?.version,
      message: messageOf(pair, name, found),
      fix: fixOf(data, pair, found),
    };
  });
}
