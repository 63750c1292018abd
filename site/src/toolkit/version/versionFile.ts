import { book } from '@0610studio/zs-ui/facts';
import type { ApiHistory } from '@zs-docs/api-docs/history';
import { compareVersions, satisfies } from 'compare-versions';
import { hookResults } from '../api/siteApi.ts';
import { releases } from '../facts/releases.ts';
import { rangeOf } from '../facts/sdks.ts';
import { type PhoneRemark, phoneRemarks } from './phoneRemarks.ts';

/** An Expo SDK, and the packages that a version of the toolkit needs there. */
export interface SdkPackages {
  sdk: number;
  reactNative: string;
  version: string;
  packages: Readonly<Record<string, string>>;
  /** Names of those that need another version than the SDK's own, which `expo install` would take. */
  pinned: readonly string[];
}

interface VersionFacts {
  version: string;
  /** `2025-10-14`. */
  date: string;
  /** Places in `sdks` of those to install it with, that to prefer first. */
  fits: readonly number[];
}

/** What to do instead of something, since the version that removed or changed it. */
export interface Fix {
  version: string;
  /** In Korean. */
  instead: string;
}

/** Fixes by name or member: `ThrottleButton`, `ZSContainer.edges`. */
export const fixByName: Readonly<Record<string, Fix>> = Object.fromEntries(
  book.fixes.flatMap(({ of, version, instead }) => of.map((name) => [name, { version, instead }])),
);

/** What the browser fetches when a reader chooses a version. */
export interface VersionFile {
  documented: string;
  /** Newest first. */
  versions: readonly VersionFacts[];
  sdks: readonly SdkPackages[];
  history: ApiHistory;
  /** Names whose tables show the members of another one. */
  sameMembers: Readonly<Record<string, string>>;
  /** What to do instead of what a version removed or changed, by name or member. */
  fixes: Readonly<Record<string, Fix>>;
  /** What versions have otherwise of each example, by its name. */
  phones: Readonly<Record<string, readonly PhoneRemark[]>>;
}

type Peers = Readonly<Record<string, string>>;

/** Peer ranges of every version; a release lists those that changed. */
function peersByVersion(): ReadonlyMap<string, Peers> {
  const peers: Record<string, string> = {};
  const found = new Map<string, Peers>();
  for (const release of [...releases].reverse()) {
    for (const [name, range] of release.peers) {
      if (range === null) {
        delete peers[name];
      } else {
        peers[name] = range;
      }
    }
    found.set(release.version, { ...peers });
  }
  return found;
}

/** `~4.1.1` and `0.79` as the lowest version that they allow. */
const lowest = (range: string) => range.replace(/^[~^]/, '');

/**
 * Places of the SDKs to install a version with: that which it is the newest for, else the lowest whose own packages
 * fit, else the lowest; then the others whose newest version requires the same Reanimated, as ranges without an upper
 * end claim newer ones.
 */
function sdksFor(version: string, byVersion: ReadonlyMap<string, Peers>): number[] {
  const peers = byVersion.get(version) ?? {};
  const fits = book.sdks.map((fit) =>
    Object.entries(peers).every(([name, range]) => {
      const own: Record<string, string | undefined> = {
        expo: String(fit.sdk),
        'react-native': fit.reactNative,
      };
      const offered = own[name] ?? rangeOf(fit, name);
      return range === '*' || (offered !== undefined && satisfies(lowest(offered), range));
    }),
  );
  const own = fits.findIndex(
    (isFit, at) => isFit && !Object.keys(book.sdks[at]?.instead ?? {}).length,
  );
  const named = book.sdks.findIndex(({ zsUi }) => zsUi === version);
  const first = [named, own, fits.indexOf(true)].find((at) => at >= 0) ?? -1;
  const reanimated = book.sdks.map(({ zsUi }) => byVersion.get(zsUi)?.['react-native-reanimated']);
  const others = reanimated.flatMap((range, at) =>
    fits[at] && at !== first && range === reanimated[first] ? [at] : [],
  );
  return first < 0 ? [] : [first, ...others];
}

/**
 * Facts about all versions of the toolkit.
 * @param examples code of the examples that pages run, by name
 */
export function versionFile(examples?: Parameters<typeof phoneRemarks>[0]): VersionFile {
  const peers = peersByVersion();
  return {
    documented: book.documented.version,
    versions: releases
      .map(({ version, date }) => ({ version, date, fits: sdksFor(version, peers) }))
      .sort((a, b) => compareVersions(b.version, a.version)),
    sdks: book.sdks.map(({ sdk, reactNative, zsUi, versions, instead }) => ({
      sdk,
      reactNative,
      version: zsUi,
      packages: { ...versions, ...instead },
      pinned: Object.keys(instead),
    })),
    history: book.history,
    sameMembers: hookResults,
    fixes: fixByName,
    phones: examples ? phoneRemarks(examples) : {},
  };
}
