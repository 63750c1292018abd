import { cleanPath } from '../../settings/cleanPath.ts';
import { routeText } from '../../text/client.ts';
import { Failure, requestText } from './request.ts';
import { onIdle } from './showPage.ts';
import { loadSheets } from './styles.ts';

const base = import.meta.env.BASE_URL;

/** Names a page: its address without the hash. */
export function pageKey(url: URL): string {
  return cleanPath(url.pathname) + url.search;
}

/**
 * Where a link leads if the router may open it in place.
 * @param shown address of the page on screen; the browser's is another while Back waits for its page
 * @returns undefined for words on a page, other hosts, other sites of this host, files, downloads and new windows
 */
export function routeOf(
  link: HTMLAnchorElement | null,
  shown = new URL(location.href),
): URL | undefined {
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) {
    return undefined;
  }
  const url = new URL(link.getAttribute('href') ?? '', shown);
  url.pathname = cleanPath(url.pathname);
  const inside = url.origin === location.origin && url.pathname.startsWith(base);
  // Only the browser finds words on a page.
  const namesText = url.hash.includes(':~:');
  const isFile = /\.\w+$/.test(url.pathname) || url.pathname.startsWith(`${base}preview/`);
  return inside && !isFile && !namesText ? url : undefined;
}

/** A page that was fetched for a route change in place. */
export interface Page {
  /** Address it ended at, after redirects. */
  url: URL;
  /** Its nodes move to the screen, so it serves one route change. */
  parse: () => Document;
}

/**
 * @param cache by default what the browser has cached is revalidated: no page is shown that the
 *   server has replaced
 * @param signal aborts the request
 */
export async function fetchPage(
  url: URL,
  cache: RequestCache = 'no-cache',
  signal?: AbortSignal,
): Promise<Page> {
  const { response, text: html } = await requestText(url, { cache, signal });
  const isOurs = html.includes(' data-page') && html.trimEnd().endsWith('</html>');
  if (!response.ok && !(isOurs && response.status === 404)) {
    throw new Failure(routeText.causes.server(response.status));
  }
  if (!isOurs) {
    throw new Failure(routeText.causes.answer);
  }
  let parsed: Document | undefined;
  const parse = () => {
    // The parser of DOMParser ignores declarative shadow roots, which hold the posters.
    parsed ??=
      Document.parseHTMLUnsafe?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
    return parsed;
  };
  return { url: new URL(response.url || url), parse };
}

/** Time after which a prefetched page is fetched again, as the site may have changed. */
const PREFETCH_MAX_AGE_MS = 10_000;

/** Prefetched pages, each with the controller of its request. */
const prefetched = new Map<string, { page: Promise<Page>; controller: AbortController }>();

/** Whether the reader saves data or is on 2g, by the Network Information API where a browser has it. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  };
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}

/** Fetches and parses a page ahead of a click, unless the reader saves data or the line is slow. */
export function prefetch(url: URL): void {
  const key = pageKey(url);
  if (isSlowConnection() || prefetched.has(key)) {
    return;
  }
  const controller = new AbortController();
  const page = fetchPage(url, undefined, controller.signal);
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
  return known?.page ?? fetchPage(url, undefined, signal);
}

/** Time of hovering after which a page is prefetched; a pointer that crosses a list stays for less. */
const HOVER_DELAY_MS = 65;

/**
 * Prefetches the page of a link under the pointer, a finger or the focus; on a press of a mouse or pen
 * at once, as the click follows only on release.
 */
export function startPrefetch(): void {
  let timer = 0;
  const onPoint = ({ target, type, pointerType }: Event & { pointerType?: string }) => {
    clearTimeout(timer);
    // Targets of these events are always elements.
    const url = routeOf((target as Element).closest('a'));
    if (url && pageKey(url) !== pageKey(new URL(location.href))) {
      if (type === 'pointerdown' && pointerType !== 'touch') {
        prefetch(url);
      } else {
        timer = window.setTimeout(prefetch, HOVER_DELAY_MS, url);
      }
    }
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, onPoint);
  }
  // Not for a finger that begins to scroll; a clicked link is already being fetched.
  for (const type of ['pointercancel', 'click']) {
    document.addEventListener(type, () => clearTimeout(timer));
  }
}
