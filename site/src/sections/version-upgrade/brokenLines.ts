import type { Break } from '@zs-docs/api-docs/breaks';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { shownName } from '../../toolkit/version/shownName.ts';
import { fixOf, type UpgradeData } from './upgradeLists.ts';
import type { VersionPair } from './versionPair.ts';

/** A line of a file that breaks, as readers see it. */
export interface BrokenLine {
  /** From 1. */
  line: number;
  code: string;
  message: string;
  /** What to do. */
  fix?: string | undefined;
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

/** The lines of a file that break between two versions. */
export function brokenLines(
  source: string,
  breaks: readonly Break[],
  data: UpgradeData,
  pair: VersionPair,
): BrokenLine[] {
  const lines = source.split('\n');
  return breaks.map((found) => ({
    line: found.line,
    code: lines[found.line - 1]?.trim() ?? '',
    message: messageOf(data, pair, found),
    fix: fixOf(data, pair, found),
  }));
}
