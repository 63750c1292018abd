import { VersionMarks } from '@zs-docs/api-docs/browser';
import { changesBetween } from '@zs-docs/api-docs/history';
import { compareVersions } from 'compare-versions';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { mySdk } from './mySdk.ts';
import { replaceTexts } from './replaceTexts.ts';
import { ShownNotice } from './ShownNotice.tsx';
import { ShownPalette } from './ShownPalette.tsx';
import { ShownPhones } from './ShownPhones.tsx';
import './shownMarks.css';
import { showNotes } from './showNotes.ts';
import type { VersionFile } from './versionFile.ts';

interface ShownPageProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  /** Shows the page as documented again. */
  onReset: () => void;
}

/** What the parts below put into the page. */
const DIFFERENCES = '[data-my-difference], .zs-api-row[data-mine], .zs-api-mine, .zs-api-more';

/** Shows the page for the reader's version, as long as it is there. */
export function ShownPage(props: ShownPageProps) {
  const { root, file, version } = props;
  const { history, documented } = file;
  const isOlder = compareVersions(version, documented) < 0;
  const [isSame, setSame] = useState(false);
  const changes = useMemo(
    () => changesBetween(history, documented, version),
    [history, documented, version],
  );
  const [fit, setFit] = useState(() => mySdk(file, version));
  useLayoutEffect(() => replaceTexts(root, file, version, fit), [root, file, version, fit]);
  useLayoutEffect(() => showNotes(root, documented, version), [root, documented, version]);
  // Runs once all that differs is in the page.
  useLayoutEffect(() => setSame(root.querySelector(DIFFERENCES) === null));
  const notices = root.querySelector('[data-my-version-notice]');
  return (
    <>
      {notices
        ? createPortal(
            <ShownNotice
              {...props}
              changes={changes}
              isOlder={isOlder}
              isSame={isSame}
              fit={fit}
              onFit={setFit}
            />,
            notices,
          )
        : null}
      <ShownPalette root={root} version={version} changes={changes} />
      <ShownPhones root={root} file={file} version={version} />
      <VersionMarks
        page={root}
        changes={changes}
        sameMembers={file.sameMembers}
        mine={version}
        isOlder={isOlder}
      />
    </>
  );
}
