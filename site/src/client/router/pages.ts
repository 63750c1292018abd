import { onIdle } from '../schedule/onIdle.ts';
import { pageKey } from './addresses.ts';
import { Failure } from './failure.ts';
import { isSlowConnection } from './isSlowConnection.ts';
import { requestText } from './requestText.ts';
import { loadSheets } from './styles.ts';

/** A page that was fetched for a route change in place. */
export interface Page {
  /** Address it ended at, after redirects. */
  url: URL;
  html: string;
  /** Its nodes move to the screen, so it serves one route change. */
  parse: () => Document;
}

/** Time after which a prefetched page is fetched again, as the site may have changed. */
const PREFETCH_MAX_AGE_MS = 10_000;

/** Prefetched pages, each with the controller of its request. */
const prefetched = new Map<string, { page: Promise<Page>; controller: AbortController }>();

/**
 * @param signal aborts the request
 * @param cache by default what the browser has cached is revalidated: no page is shown that the
 *   server has replaced
 */
export async function fetchPage(
  url: URL,
  signal: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<Page> {
  const { response, text: html } = await requestText(url, { cache, signal });
  const isOurs = html.includes(' data-page') && html.trimEnd().endsWith('</html>');
  if (!response.ok && !(isOurs && response.status === 404)) {
    throw new Failure('server', response.status);
  }
  if (!isOurs) {
    throw new Failure('answer');
  }
  let parsed: Document | undefined;
  const parse = () => {
    // The parser of DOMParser ignores declarative shadow roots, which hold the posters.
    parsed ??=
      Document.parseHTMLUnsafe?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
    return parsed;
  };
  return { url: new URL(response.url || url), html, parse };
}

/** Fetches and parses a page ahead of a click, unless the reader saves data or the line is slow. */
export function prefetch(url: URL): void {
  const key = pageKey(url);
  if (isSlowConnection() || prefetched.has(key)) {
    return;
  }
  const controller = new AbortController();
  const page = fetchPage(url, controller.signal);
  const forget = () => prefetched.get(key)?.page === page && prefetched.delete(key);
  prefetched.set(key, { page, controller });
  page.then(({ parse }) => {
    // After a failure the click fetches again, and shows the error.
    onIdle(() => loadSheets(parse()).catch(forget));
    setTimeout(forget, PREFETCH_MAX_AGE_MS);
  }, forget);
}

/**
 * Takes a prefetched page, or fetches it.
 * @param signal aborts the request: browsers queue a second request to the same address
 * @throws Failure when the page cannot be fetched; the signal's reason when it was aborted
 */
export function takePage(url: URL, signal: AbortSignal): Promise<Page> {
  const key = pageKey(url);
  const known = prefetched.get(key);
  prefetched.delete(key);
  signal.addEventListener('abort', () => known?.controller.abort());
  return known?.page ?? fetchPage(url, signal);
}

/**
 * Loads a page that failed, and its styles, again without the browser cache.
 * @throws as takePage does
 */
export async function reloadPage(url: URL, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(url, signal, 'reload');
  await loadSheets(page.parse(), 'reload');
}
