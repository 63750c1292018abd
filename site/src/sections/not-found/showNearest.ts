import { nearestPaths } from '../../content/page-table/nearestPaths.ts';

const base = import.meta.env.BASE_URL;

/** Longest text that the search takes. */
const LONGEST = 64;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The reader's address may hold any signs; those that stand for no text stay as they are.
    return path;
  }
}

/**
 * Shows the pages whose addresses are nearest to the one asked for, and lets the search begin with
 * its last part.
 * @param list hidden links to every page, in a section that is hidden too
 */
export function showNearest(list: HTMLElement): undefined {
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
  const words = asked
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '')
    .slice(0, LONGEST);
  const search = document.querySelector<HTMLAnchorElement>('main a[href$="/search/"]');
  if (search && words) {
    search.search = new URLSearchParams({ q: words }).toString();
  }
}
