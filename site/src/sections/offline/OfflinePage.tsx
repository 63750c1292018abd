import { PlainPage } from '../../layout/ui/PlainPage.tsx';
import { href } from '../../settings/paths.ts';
import { offlineText } from '../../text/offline.ts';

/** Page that the service worker shows for a page without a copy. */
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
