import { cleanPath } from '../../settings/cleanPath.ts';

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
