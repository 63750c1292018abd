// The choice of a version, on the pages that are bundled.
import { koVersions } from '@zs-docs/api-docs';
import { VersionChoice, VersionMarks } from '@zs-docs/api-docs/browser';
import { type ApiHistory, changesBetween } from '@zs-docs/api-docs/history';
import '@zs-docs/api-docs/versions.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import file from './api-history.json';

const history = file as unknown as ApiHistory;

const DOCUMENTED = '2.0.0';
const groups = [
  {
    label: '모든 버전',
    versions: history.versions.map((version) => ({ version, label: version })),
  },
];

function MyVersion() {
  const [mine, setMine] = useState<string>();
  return (
    <>
      <VersionChoice
        packageName="moru-ui"
        title="모루"
        documented={DOCUMENTED}
        groups={groups}
        chosen={mine}
        onChoose={setMine}
        text={koVersions}
      />
      {mine ? (
        <VersionMarks
          page={document}
          changes={changesBetween(history, DOCUMENTED, mine)}
          mine={mine}
          isOlder={history.versions.indexOf(mine) < history.versions.indexOf(DOCUMENTED)}
          text={koVersions}
        />
      ) : null}
    </>
  );
}

const place = document.getElementById('my-version');
if (place) {
  createRoot(place).render(<MyVersion />);
}
