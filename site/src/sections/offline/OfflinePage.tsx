import { PlainPage } from '../../layout/ui/PlainPage.tsx';
import { href } from '../../settings/paths.ts';
import { offlineText } from '../../text/offline.ts';

/** Stands in for a page that the reader's device has not kept. */
export function OfflinePage() {
  return (
    <PlainPage title={offlineText.title}>
      <p>{offlineText.body}</p>
      <p>
        <a href={href('docs/intro/')}>{offlineText.link}</a>
      </p>
    </PlainPage>
  );
}
