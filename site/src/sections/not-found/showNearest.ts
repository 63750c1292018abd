import { cutText } from '@zs-docs/words';
import { nearestPaths } from '../../content/page-table/nearestPaths.ts';

const base = import.meta.env.BASE_URL;

const MAX_QUERY_LENGTH = 64;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape, such as `%E0`: the address may hold any characters.
    return path;
  }
}

/**
 * Shows the pages whose addresses are nearest to the one asked for, and lets the search begin with
 * its last part.
 * @param page the not-found page, with hidden links to every page
 */
export function showNearest(page: HTMLElement): undefined {
  const list = page.querySelector<HTMLElement>('[data-nearest]');
  if (!list) {
    return;
  }
  const asked = decoded(window.location.pathname).slice(base.length);
  const links = [...list.querySelectorAll('a')];
  const pathOf = (link: HTMLAnchorElement) => decoded(link.pathname).slice(base.length);
  const nearest = nearestPaths(asked, links.map(pathOf));
  const items = nearest.flatMap(
    (path) => links.find((link) => pathOf(link) === path)?.parentElement ?? [],
  );
  for (const item of items) {
    item.hidden = false;
    list.append(item);
  }
  list.closest('section')?.toggleAttribute('hidden', items.length === 0);
  const query = asked
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '');
  const search = page.querySelector<HTMLAnchorElement>('a[href$="/search/"]');
  if (search && query) {
    search.search = new URLSearchParams({ q: cutText(query, MAX_QUERY_LENGTH) }).toString();
  }
}
