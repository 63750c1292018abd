import { routeText } from '../text/client.ts';
import { requestText } from './router/requestText.ts';
import { showNotice } from './router/routeNotice.ts';
import { canShow } from './router/showPage.ts';

/** Whether the server has another build of this page. */
async function isReplaced(): Promise<boolean> {
  try {
    const { text } = await requestText(location.href, { cache: 'reload' });
    const isOurs = text.includes(' data-page');
    return isOurs && !canShow(new DOMParser().parseFromString(text, 'text/html'));
  } catch {
    // The file is missing for another reason.
    return false;
  }
}

/** Files of the site that a server no longer has; a page without an ending has a page for that. */
const isMissing = (entry: PerformanceEntry) =>
  (entry as PerformanceResourceTiming).responseStatus === 404 &&
  new RegExp(`^${location.origin}${import.meta.env.BASE_URL}.*\\.\\w+$`).test(entry.name);

/**
 * Offers to load the new version of the site when a file of this one is gone: after a deploy a page
 * that is open can load neither its search nor its phones, and to try again is of no use.
 */
export function startVersionNotice(): void {
  const observer = new PerformanceObserver(async (list) => {
    if (list.getEntries().some(isMissing) && (await isReplaced())) {
      showNotice({
        text: routeText.newVersion,
        action: routeText.reload,
        act: () => location.reload(),
      });
    }
  });
  observer.observe({ type: 'resource' });
}
