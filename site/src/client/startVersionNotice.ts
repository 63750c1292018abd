import { routeText } from '../text/client.ts';
import { fetchPage } from './router/pages.ts';
import { showNotice } from './router/routeNotice.ts';
import { canShow } from './router/showPage.ts';

/** A file that the server no longer has. Pages, which have no ending, have a page for that. */
const isMissing = ({ name, responseStatus }: PerformanceEntry & { responseStatus?: number }) =>
  responseStatus === 404 && /\.\w+$/.test(name);

/**
 * Offers to load the new version of the site when a file of this one is gone: after a deploy a page
 * that is open can load neither its search nor its phones, and to try again is of no use.
 */
export function startVersionNotice(): void {
  new PerformanceObserver(async (list) => {
    if (list.getEntries().some(isMissing)) {
      const { signal } = new AbortController();
      // Without a page the file is missing for another reason.
      const page = await fetchPage(new URL(location.href), signal, 'reload').catch(() => undefined);
      if (page && !canShow(page.parse())) {
        showNotice({
          text: routeText.newVersion,
          action: routeText.reload,
          act: () => location.reload(),
        });
      }
    }
  }).observe({ type: 'resource' });
}
