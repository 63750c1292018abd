import { whenIdle } from '../ui/whenIdle.ts';
import { pageKey } from './addresses.ts';
import { isSlowConnection } from './isSlowConnection.ts';

/** A page that was fetched for an in-place route change. */
export interface Page {
  /** Address it ended at, after redirects. */
  url: URL;
  /** Parsed document; its nodes move to the screen, so a page serves one route change. */
  parse: () => Document;
}

/** Pages that wait in memory; a reader seldom hovers over more before clicking. */
const KEPT = 40;

const waiting = new Map<string, Promise<Page>>();

async function fetchPage(url: URL, priority: RequestPriority): Promise<Page> {
  const response = await fetch(url, { priority, headers: { accept: 'text/html' } });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || (!response.ok && response.status !== 404)) {
    throw new Error(`${url.pathname}: ${response.status}`);
  }
  const html = await response.text();
  let parsed: Document | undefined;
  const parse = () => {
    // The parser of DOMParser ignores declarative shadow roots, which hold the posters.
    parsed ??=
      Document.parseHTMLUnsafe?.(html) ?? new DOMParser().parseFromString(html, 'text/html');
    return parsed;
  };
  return { url: new URL(response.url || url), parse };
}

/**
 * Fetches a page ahead of a click, unless the connection asks for thrift.
 * @returns the page, or undefined when there is none to wait for
 */
export async function prefetch(
  url: URL,
  priority: RequestPriority = 'auto',
): Promise<Page | undefined> {
  const key = pageKey(url);
  if (isSlowConnection() || key === pageKey(new URL(location.href))) {
    return undefined;
  }
  const page = waiting.get(key) ?? fetchPage(url, priority);
  waiting.set(key, page);
  for (const oldest of waiting.keys()) {
    if (waiting.size <= KEPT) {
      break;
    }
    waiting.delete(oldest);
  }
  try {
    return await page;
  } catch {
    waiting.delete(key);
    return undefined;
  }
}

/** Fetches and parses the page a reader points at; parsing all that are near would hold the page. */
export async function prepare(url: URL): Promise<void> {
  const page = await prefetch(url);
  if (page) {
    whenIdle(page.parse);
  }
}

/**
 * Takes a page out of memory, or fetches it.
 * @throws when the address cannot be reached or answers with something other than a page
 */
export function takePage(url: URL): Promise<Page> {
  const key = pageKey(url);
  const page = waiting.get(key) ?? fetchPage(url, 'high');
  waiting.delete(key);
  return page;
}
