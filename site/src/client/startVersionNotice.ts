import { routeText } from '../text/client.ts';
import { showNotice } from './router/notice.ts';
import { fetchPage } from './router/pages.ts';
import { canShow } from './router/showPage.ts';

/** Shortest time between two questions for the version that is served. */
const ASK_INTERVAL_MS = 60_000;

/** A file that the server no longer has. Pages, which have no ending, have a page for that. */
const isMissing = ({ name, responseStatus }: PerformanceEntry & { responseStatus?: number }) =>
  responseStatus === 404 && /\.\w+$/.test(name);

/**
 * Offers to load the new version of the site when a file of this one is gone: after a deploy a page
 * that is open can load neither its search nor its phones, and to try again is of no use.
 */
export function startVersionNotice(): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const observer = new PerformanceObserver(async (list) => {
    const now = performance.now();
    if (now - askedAt < ASK_INTERVAL_MS || !list.getEntries().some(isMissing)) {
      return;
    }
    askedAt = now;
    // Without a page the file is missing for another reason.
    const page = await fetchPage(new URL(location.href), 'reload').catch(() => undefined);
    if (page && !canShow(page.parse())) {
      observer.disconnect();
      showNotice({
        text: routeText.newVersion,
        action: routeText.reload,
        act: () => location.reload(),
      });
    }
  });
  observer.observe({ type: 'resource' });
}
