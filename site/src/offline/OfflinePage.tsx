import { href } from '../config/paths.ts';
import { offlineText } from '../text/offline.ts';

/** Stands in for a page that the reader's device has not kept. */
export function OfflinePage() {
  return (
    <main id="main" className="notice-page">
      <h1>{offlineText.title}</h1>
      <p>{offlineText.body}</p>
      <p>
        <a href={href('docs/intro/')}>{offlineText.link}</a>
      </p>
    </main>
  );
}
