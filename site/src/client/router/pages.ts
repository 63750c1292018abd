import { onIdle } from '../schedule/onIdle.ts';
import { pageKey } from './addresses.ts';
import { ask } from './ask.ts';
import { Failure } from './failure.ts';
import { isSlowConnection } from './isSlowConnection.ts';
import { LIGHT_PAGE } from './lightAddress.ts';
import { expectStyles, loadStyles } from './styles.ts';

/** A page that was fetched for a route change in place. */
export interface Page {
  /** Address it ended at, after redirects. */
  url: URL;
  html: string;
  /** Its nodes move to the screen, so it serves one route change. */
  parse: () => Document;
}

/** Time until a page that was fetched ahead is fetched anew, in ms: the site may have changed. */
const FRESH = 10_000;

/** Pages that were fetched ahead, each with what ends its request. */
const ahead = new Map<string, { page: Promise<Page>; wish: AbortController }>();

/** Asks past what the browser keeps: nobody may read an old page. */
const askAnew = (url: URL, signal: AbortSignal) => ask(url, { cache: 'no-cache', signal });

/**
 * Asks for the page without its styles, which the pages of a visit share. What has none is asked
 * for itself: a page that is missing, an address that its host redirects, a site in development.
 */
async function askLight(url: URL, signal: AbortSignal) {
  if (import.meta.env.PROD && url.pathname.endsWith('/')) {
    expectStyles();
    const { response, text } = await askAnew(new URL(LIGHT_PAGE, url), signal);
    if (response.status !== 404) {
      return { response, html: text, end: new URL(`.${url.search}`, response.url || url) };
    }
  }
  const { response, text } = await askAnew(url, signal);
  return { response, html: text, end: new URL(response.url || url) };
}

/** @param signal ends the wait */
async function fetchPage(url: URL, signal: AbortSignal): Promise<Page> {
  const { response, html, end } = await askLight(url, signal);
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
  return { url: end, html, parse };
}

/** Fetches and parses a page ahead of a click, unless the connection asks for thrift. */
export function prefetch(url: URL): void {
  const key = pageKey(url);
  if (isSlowConnection() || ahead.has(key)) {
    return;
  }
  const wish = new AbortController();
  const page = fetchPage(url, wish.signal);
  const forget = () => ahead.get(key)?.page === page && ahead.delete(key);
  ahead.set(key, { page, wish });
  page.then(({ parse }) => {
    // Where page or styles fail to come, the click asks again and says what is wrong.
    onIdle(() => loadStyles(parse()).catch(forget));
    setTimeout(forget, FRESH);
  }, forget);
}

/**
 * Takes a page that was fetched ahead, or fetches it.
 * @param signal ends the wait, and the request: browsers let the next one to an address wait for it
 * @throws Failure when the page does not come; the signal's reason when nobody waits any more
 */
export function takePage(url: URL, signal: AbortSignal): Promise<Page> {
  const key = pageKey(url);
  const known = ahead.get(key);
  ahead.delete(key);
  signal.addEventListener('abort', () => known?.wish.abort());
  return known?.page ?? fetchPage(url, signal);
}
