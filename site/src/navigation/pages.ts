import { whenIdle } from '../ui/whenIdle.ts';
import { pageKey } from './addresses.ts';
import { Failure } from './failure.ts';
import { isSlowConnection } from './isSlowConnection.ts';

/** A page that was fetched for a route change in place. */
export interface Page {
  /** Address it ended at, after redirects. */
  url: URL;
  html: string;
  /** Its nodes move to the screen, so it serves one route change. */
  parse: () => Document;
  /** Whether it was fetched before the reader asked for it. */
  isAhead: boolean;
}

/** A server that has not answered by then does not answer, in ms. */
const PATIENCE = 20_000;
/** Time until a page that was fetched ahead is fetched anew, in ms. */
const FRESH = 60_000;

const ahead = new Map<string, Promise<Page>>();

/** Asks the server itself, past what the browser keeps: nobody may read an old page. */
async function ask(url: URL, signal?: AbortSignal) {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      priority: signal ? 'high' : 'auto',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    return { response, html: await response.text() };
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new Failure(late.aborted ? 'silence' : navigator.onLine ? 'connection' : 'offline');
  }
}

/** @param signal ends the wait of a reader; a page that is fetched ahead has none */
async function fetchPage(url: URL, signal?: AbortSignal): Promise<Page> {
  const { response, html } = await ask(url, signal);
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
  return { url: new URL(response.url || url), html, parse, isAhead: signal === undefined };
}

/** Fetches and parses a page ahead of a click, unless the connection asks for thrift. */
export function prefetch(url: URL): void {
  const key = pageKey(url);
  if (isSlowConnection() || ahead.has(key)) {
    return;
  }
  const page = fetchPage(url);
  const forget = () => ahead.get(key) === page && ahead.delete(key);
  ahead.set(key, page);
  page.then(({ parse }) => {
    whenIdle(parse);
    setTimeout(forget, FRESH);
    // Where it fails, the click asks again and says what is wrong.
  }, forget);
}

/**
 * Takes a page that was fetched ahead, or fetches it.
 * @param signal ends the wait
 * @throws Failure when the page does not come; the signal's reason when nobody waits any more
 */
export async function takePage(url: URL, signal: AbortSignal): Promise<Page> {
  const key = pageKey(url);
  const page = ahead.get(key);
  ahead.delete(key);
  if (!page) {
    return fetchPage(url, signal);
  }
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([page, ended]);
}

/**
 * Asks again for a page that was fetched ahead, in case the site changed in between.
 * @returns the page as it is now; undefined when it is the same, or when nothing better comes
 */
export async function newerThan(page: Page, signal: AbortSignal): Promise<Page | undefined> {
  try {
    const now = await fetchPage(page.url, signal);
    return now.html === page.html ? undefined : now;
  } catch (error) {
    if (error instanceof Failure || signal.aborted) {
      return undefined;
    }
    throw error;
  }
}
