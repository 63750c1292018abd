import { FIRST_READ } from '@0610studio/zs-ui/facts';
import { findBreaks } from '@zs-docs/api-docs/breaks';
import { docPages } from '../../content/page-table/pageTable.ts';
import type { DocPage, SitePage } from '../../content/page-table/types.ts';
import { PlainPage } from '../../layout/ui/PlainPage.tsx';
import { href } from '../../settings/paths.ts';
import { islandText } from '../../text/shell.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { coveringPages } from '../../toolkit/facts/coveringPages.ts';
import { type VersionFile, versionFile } from '../../toolkit/version/versionFile.ts';
import { Island } from '../islands/Island.tsx';
import { FileCheck, NamePagesContext, PairForm } from './Form.tsx';
import { brokenLines, EXAMPLE_FILE, type KnownVersions } from './upgradeLists.ts';
import styles from './VersionUpgrade.module.css';

type NamedPage = Pick<DocPage, 'path' | 'title' | 'covers' | 'model' | 'removed'>;

/** The page of each name of any version; the place on it where the page is not the name's alone. */
export function namePages(pages: readonly NamedPage[] = docPages()): KnownVersions['pages'] {
  const removed = pages.filter((page) => page.removed !== undefined);
  return Object.fromEntries([
    ...removed.map(({ title, path }) => [title, path]),
    ...[...coveringPages(pages)].map(([name, { address, title }]) => [
      name,
      title === name ? address.replace(/#.*/, '') : address,
    ]),
  ]);
}

/** Packages that an SDK chooses and that decide whether the app runs. */
const NATIVE_PACKAGES = ['react-native-reanimated', 'react-native-worklets'];

/** ``Expo SDK 56, React Native 0.85, `react-native-reanimated` 4.3.1`` */
const needsOf = ({ sdk, reactNative, packages }: VersionFile['sdks'][number]) =>
  [
    `Expo SDK ${sdk}`,
    `React Native ${reactNative}`,
    ...NATIVE_PACKAGES.flatMap((name) =>
      packages[name] === undefined ? [] : [`\`${name}\` ${packages[name]}`],
    ),
  ].join(', ');

/**
 * What the page brings: all versions, the usual way, from the oldest version that was read closely to the newest,
 * and what breaks in the example on it, so that nobody's browser reads it again.
 */
export function knownVersions(file: VersionFile, pages: KnownVersions['pages']): KnownVersions {
  const { history, versions, sdks, sameMembers, fixes } = file;
  const to = versions[0]?.version ?? '';
  const usual = { from: FIRST_READ, to };
  const breaks = findBreaks(EXAMPLE_FILE, history, usual.from, usual.to);
  const data = { history, results: sameMembers, fixes };
  return {
    versions,
    sdks: sdks.map(needsOf),
    usual,
    pages,
    example: brokenLines(EXAMPLE_FILE, breaks, data, usual),
  };
}

/** Page that tells which lines of a reader's file break between two versions of the toolkit. */
export function UpgradePage({ page }: { page: SitePage }) {
  const known = knownVersions(versionFile(), namePages());
  return (
    <PlainPage title={page.title} wide>
      <p>{text.lead}</p>
      <Island name="VersionUpgrade" props={known} text={islandText}>
        {/* The form as it stands until its script has come: nothing moves then. */}
        <NamePagesContext value={known.pages}>
          <div className={styles.upgrade}>
            <PairForm known={known} pair={known.usual} />
            <FileCheck file={EXAMPLE_FILE} outcome={known.example} />
            <noscript>
              <p>
                {text.needsScript} <a href={href('changelog/')}>{text.changelog}</a>
              </p>
            </noscript>
          </div>
        </NamePagesContext>
      </Island>
    </PlainPage>
  );
}
