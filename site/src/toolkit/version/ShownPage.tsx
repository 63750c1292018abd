import { VersionMarks } from '@zs-docs/api-docs/browser';
import { changesBetween } from '@zs-docs/api-docs/history';
import { compareVersions } from 'compare-versions';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { mySdk } from './mySdk.ts';
import { replaceTexts } from './replaceTexts.ts';
import { type Places, ShownNotice } from './ShownNotice.tsx';
import { ShownPalette } from './ShownPalette.tsx';
import { ShownPhones } from './ShownPhones.tsx';
import './shownMarks.css';
import { showNotes } from './showNotes.ts';
import type { VersionFile } from './versionFile.ts';

interface ShownPageProps {
  root: HTMLElement;
  file: VersionFile;
  version: string;
  places: Places | undefined;
  onPlaces: (places: Places) => void;
  /** Shows the page as documented again. */
  onReset: () => void;
}

/** What the parts below put into the page. */
const DIFFERENCES = '[data-my-difference], .zs-api-row[data-mine], .zs-api-mine, .zs-api-more';

/** Id of the first place, outside of tables, which have their own. */
const FIRST_ID = 'my-version-first';

/** Finds what differs; all but what is left out, and what lies in what differs, counts. */
function findPlaces(root: HTMLElement): [Places, Element | undefined] {
  const found = [...root.querySelectorAll(DIFFERENCES)];
  const visible = found.filter(
    (place) =>
      !place.closest('[hidden], div[data-since][data-my-difference]') &&
      !place.parentElement?.closest(DIFFERENCES),
  );
  const first = visible[0]?.closest('.zs-api-row[id], section.zs-api') ?? visible[0];
  return [
    { count: visible.length, first: first?.id || FIRST_ID, isSame: found.length === 0 },
    first,
  ];
}

/** Shows the page for the reader's version, as long as it is there. */
export function ShownPage(props: ShownPageProps) {
  const { root, file, version, onPlaces } = props;
  const { history, documented } = file;
  const isOlder = compareVersions(version, documented) < 0;
  const changes = useMemo(
    () => changesBetween(history, documented, version),
    [history, documented, version],
  );
  const [fit, setFit] = useState(() => mySdk(file, version));
  useLayoutEffect(() => replaceTexts(root, file, version, fit), [root, file, version, fit]);
  useLayoutEffect(() => showNotes(root, documented, version), [root, documented, version]);
  // Runs once all that differs is in the page.
  useLayoutEffect(() => {
    const [places, first] = findPlaces(root);
    onPlaces(places);
    first?.setAttribute('id', places.first);
    return () => {
      if (first?.id === FIRST_ID) {
        first.removeAttribute('id');
      }
    };
  });
  const notices = root.querySelector('[data-my-version-notice]');
  return (
    <>
      {notices
        ? createPortal(
            <ShownNotice {...props} changes={changes} isOlder={isOlder} fit={fit} onFit={setFit} />,
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
