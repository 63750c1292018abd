import { versionText } from '@zs-docs/api-docs';
import { VersionChoice, type VersionGroup } from '@zs-docs/api-docs/browser';
import '@zs-docs/api-docs/versions.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '../../client/lazy/CrashBoundary.tsx';
import { announce } from '../../client/router/notice.ts';
import { storage } from '../../client/storage.ts';
import { siteConfig } from '../../site.config.ts';
import { myVersionText as text } from '../../text/myVersion.ts';
import { MY_VERSION_KEY } from './myVersionKey.ts';
import { PACKAGE_NAME } from './packageName.ts';
import { RetryAlert } from './RetryAlert.tsx';
import type { Places } from './ShownNotice.tsx';
import { ShownPage } from './ShownPage.tsx';
import { useVersionFile } from './useVersionFile.ts';
import type { VersionFile } from './versionFile.ts';

/** `0.13` of `0.13.2`. */
const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** Versions by minor release, the newest named so. */
function groupsOf({ versions }: VersionFile): VersionGroup[] {
  const minors = [...new Set(versions.map(({ version }) => minorOf(version)))];
  return minors.map((minor, at) => ({
    label: at === 0 ? text.newest(minor) : minor,
    versions: versions
      .filter(({ version }) => minorOf(version) === minor)
      .map(({ version, date }) => ({ version, label: `${version} · ${date}` })),
  }));
}

/** Versions that fit an SDK, each once. */
const presetsOf = ({ sdks }: VersionFile) =>
  [...new Set(sdks.map(({ version }) => version))].map((version) => ({
    version,
    label: text.preset(
      version,
      sdks.filter((fit) => fit.version === version).map(({ sdk }) => sdk),
    ),
  }));

/** The choice in its panel, and the page as the choice has it. */
function MyVersionPanel({ root }: { root: HTMLElement }) {
  const { loaded, retry } = useVersionFile();
  const [chosen, setChosen] = useState(() => storage.get(MY_VERSION_KEY) ?? undefined);
  const [places, setPlaces] = useState<Places>();
  if (!loaded) {
    return <p role="status">{text.loading}</p>;
  }
  if ('error' in loaded) {
    return <RetryAlert text={text} onRetry={retry} />;
  }
  const { file } = loaded;
  const onPlaces = (found: Places) =>
    setPlaces((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
  const choose = (version: string | undefined) => {
    const mine = version === file.documented ? undefined : version;
    if (mine) {
      storage.set(MY_VERSION_KEY, mine);
    } else {
      storage.remove(MY_VERSION_KEY);
    }
    setChosen(mine);
  };
  // The button that resets goes with its notice, and the status of the choice is in a closed panel.
  const reset = () => {
    choose(undefined);
    announce(versionText.found(file.documented, file.documented));
    root.querySelector<HTMLElement>('[popovertarget=my-version]')?.focus();
  };
  // A stored version may have become the documented one, which is shown as it is.
  const isOther =
    chosen !== file.documented && file.versions.some(({ version }) => version === chosen);
  const version = isOther ? chosen : undefined;
  return (
    <>
      <VersionChoice
        packageName={PACKAGE_NAME}
        title={siteConfig.title}
        documented={file.documented}
        groups={groupsOf(file)}
        presets={presetsOf(file)}
        platform={text.platform}
        chosen={version}
        differing={version && places?.count ? text.places(places.count) : undefined}
        onChoose={choose}
      />
      {version ? (
        <ShownPage key={version} {...{ root, file, version, places, onPlaces }} onReset={reset} />
      ) : null}
    </>
  );
}

/**
 * Renders the choice of the reader's version, and shows the page for it.
 * @returns function that shows the page as documented
 */
export function showMyVersion(root: HTMLElement): () => void {
  const react = createRoot(root.querySelector('[data-my-version]') as HTMLElement);
  react.render(
    <CrashBoundary>
      <MyVersionPanel root={root} />
    </CrashBoundary>,
  );
  return () => react.unmount();
}
