import type { Break } from '@zs-docs/api-docs/breaks';
import {
  type ApiChange,
  type ApiHistory,
  type ClassifiedChanges,
  changesBetween,
  classifyChanges,
} from '@zs-docs/api-docs/history';
import { compareVersions } from 'compare-versions';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { shownName } from '../../toolkit/version/shownName.ts';
import type { VersionFile } from '../../toolkit/version/versionFile.ts';

/** The versions that are compared. */
export interface VersionPair {
  from: string;
  to: string;
}

/** A file of an app of the version for the oldest SDK: four lines break on the way to the newest. */
export const EXAMPLE_FILE = `import { ThrottleButton, useTheme, ZSText } from '@0610studio/zs-ui';
import { View } from 'react-native';

export default function OrderScreen() {
  const { palette, dimensions } = useTheme();

  return (
    <View style={{ width: dimensions.width, borderColor: palette.border.base }}>
      <ZSText typo="title.1">주문서</ZSText>
      <ThrottleButton
        primaryLabelComponent={<ZSText>주문하기</ZSText>}
        primaryOnPress={async () => {
          await fetch('/orders');
        }}
      />
    </View>
  );
}
`;

/** A change, with what to do. */
export interface ShownChange {
  change: ApiChange;
  /** All members that it is the change of; none for that of a name. */
  members: readonly string[];
  /** In Korean. */
  fix: string | undefined;
}

/** Changes of one class. */
export interface ChangeList {
  /** By the name that readers know. */
  groups: readonly { name: string; changes: readonly ShownChange[] }[];
  /** How many they are without the colours; those alike count each. */
  count: number;
  /** Colours of the default palette. */
  colors: readonly ApiChange[];
}

export type UpgradeLists = Readonly<Record<keyof ClassifiedChanges, ChangeList>>;

/** What the lists are made from. */
export interface UpgradeData {
  history: ApiHistory;
  /** Types by the hooks that return them. */
  results: Readonly<Record<string, string>>;
  fixes: VersionFile['fixes'];
}

export const isUpgrade = ({ from, to }: VersionPair) => compareVersions(from, to) < 0;

/** Whether a version is after the older of two, and not after the newer. */
export function isBetween({ from, to }: VersionPair, version: string): boolean {
  const [older = from, newer = to] = [from, to].sort(compareVersions);
  return compareVersions(version, older) > 0 && compareVersions(version, newer) <= 0;
}

/** What to do about a name or a member on the way from a version to a newer one. */
export function fixOf(
  { fixes }: UpgradeData,
  pair: VersionPair,
  { name, member }: { name: string; member?: string },
): string | undefined {
  const fix = fixes[member === undefined ? name : `${name}.${member}`];
  return fix && isUpgrade(pair) && isBetween(pair, fix.version) ? fix.instead : undefined;
}

/** The name that says the same: a component for its props, the palette for the theme in it. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(.+)Props$/, '$1'],
  [/^Theme$/, 'Palette'],
];

const isRepeated = (change: ApiChange, all: readonly ApiChange[]) =>
  change.member !== undefined &&
  OTHER_NAMES.some(([pattern, other]) => {
    const name = pattern.test(change.name) ? change.name.replace(pattern, other) : undefined;
    return all.some(
      (one) => one.name === name && one.member === change.member && one.what === change.what,
    );
  });

/** Whether two changes of a name differ in their member alone: gone or new since the same version. */
const areAlike = (one: ShownChange, other: ShownChange) =>
  one.change.what === 'exists' &&
  other.change.what === 'exists' &&
  one.members.length > 0 &&
  other.members.length > 0 &&
  (one.change.from === undefined) === (other.change.from === undefined) &&
  one.change.version === other.change.version &&
  one.fix === other.fix;

/** Adds a change, to one like it if there is one. */
function withChange(some: readonly ShownChange[], next: ShownChange): ShownChange[] {
  const at = some.findIndex((one) => areAlike(one, next));
  return at < 0
    ? [...some, next]
    : some.map((one, index) =>
        index === at ? { ...one, members: [...one.members, ...next.members] } : one,
      );
}

function listOf(data: UpgradeData, pair: VersionPair, all: readonly ApiChange[]): ChangeList {
  const isColor = ({ name }: ApiChange) => Object.hasOwn(data.history.values ?? {}, name);
  const shown = all.filter((change) => !isColor(change) && !isRepeated(change, all));
  const groups = new Map<string, readonly ShownChange[]>();
  for (const change of shown) {
    const name = shownName(data.results, change.name);
    const members = change.member === undefined ? [] : [change.member];
    const next = { change, members, fix: fixOf(data, pair, change) };
    groups.set(name, withChange(groups.get(name) ?? [], next));
  }
  const colors = all.filter(isColor);
  return {
    groups: [...groups].map(([name, changes]) => ({ name, changes })),
    count: shown.length,
    colors,
  };
}

/** The changes between two versions, in either direction, as readers see them. */
export function upgradeLists(data: UpgradeData, pair: VersionPair): UpgradeLists {
  const { breaking, silent, added } = classifyChanges(data.history, pair.from, pair.to);
  return {
    breaking: listOf(data, pair, breaking),
    silent: listOf(data, pair, silent),
    added: listOf(data, pair, added),
  };
}

/** A line of a file that breaks, as readers see it. */
export interface BrokenLine {
  /** From 1. */
  line: number;
  code: string;
  /** What breaks: `useTheme().dimensions`. */
  name: string;
  message: string;
  /** What to do. */
  fix?: string | undefined;
}

/** What a line does that the other version does not take. */
function messageOf(pair: VersionPair, shown: string, { what, value }: Break, since = pair.to) {
  switch (what) {
    case 'gone':
      return `\`${shown}\`: ${isUpgrade(pair) ? text.removedIn(since) : text.notYet(since)}`;
    case 'value':
      return text.refuses(pair.to, shown, value ?? '');
    case 'required':
      return text.requires(pair.to, shown);
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
  const changes = changesBetween(data.history, pair.from, pair.to);
  return breaks.map((found) => {
    const name = [shownName(data.results, found.name), found.member].filter(Boolean).join('.');
    const since = changes.find((one) => one.name === found.name && one.member === found.member);
    return {
      line: found.line,
      code: lines[found.line - 1]?.trim() ?? '',
      name,
      message: messageOf(pair, name, found, since?.version),
      fix: fixOf(data, pair, found),
    };
  });
}

/** What the page brings of the versions. */
export interface KnownVersions {
  /** Newest first. */
  versions: readonly { version: string; date: string; fits: readonly number[] }[];
  /** What the SDKs bring, by `fits` of the versions. */
  sdks: readonly string[];
  /** What is compared where nothing is chosen. */
  usual: VersionPair;
  /** Address below the base of the page of each exported name. */
  pages: Readonly<Record<string, string>>;
  /** What breaks in the example of the page between those. */
  example: readonly BrokenLine[];
}
