import { useState } from 'react';
import { announce } from '../../client/router/notice.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { shareFile } from './sharedFile.ts';
import type { VersionPair } from './versionPair.ts';

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2000;

/** Button that copies a link to the result. */
export function ShareButton({ source, pair }: { source: string; pair: VersionPair }) {
  const [label, setLabel] = useState<string>(text.share);
  const press = async () => {
    const outcome = await shareFile(source, pair).catch((error: unknown) => {
      console.error(error);
      return 'notShared' as const;
    });
    setLabel(text[outcome]);
    announce(text[outcome]);
    setTimeout(setLabel, FEEDBACK_MS, text.share);
  };
  return (
    <button type="button" className="action" onClick={press}>
      {label}
    </button>
  );
}
