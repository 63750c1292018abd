import { useState } from 'react';
import { announce } from '../../client/announce.ts';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';
import { fileAddress } from './sharedFile.ts';

/** How long the button shows the outcome. */
const FEEDBACK_MS = 2000;

/** Copies a link to the result: the versions in its query, the file in its hash. */
async function share(source: string): Promise<string> {
  const address = await fileAddress(source);
  if (address === undefined) {
    return text.unshareable;
  }
  try {
    await navigator.clipboard.writeText(address);
    return text.shared;
  } catch {
    // The reader or a policy denies the clipboard: the address bar has the link.
    history.replaceState(history.state, '', address);
    return text.shareFailed;
  }
}

/** Button that copies a link to the result. */
export function ShareButton({ source }: { source: string }) {
  const [label, setLabel] = useState<string>(text.share);
  const press = async () => {
    const outcome = await share(source);
    setLabel(outcome);
    announce(outcome);
    setTimeout(setLabel, FEEDBACK_MS, text.share);
  };
  return (
    <button type="button" className="action" onClick={press}>
      {label}
    </button>
  );
}
