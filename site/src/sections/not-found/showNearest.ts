import { cutText } from '@zs-docs/words';
import { nearestPaths } from '../../content/page-table/nearestPaths.ts';
import { addressKey } from '../../settings/addressKey.ts';
import { cleanPath } from '../../settings/cleanPath.ts';
import { decodeAddress } from '../../settings/decodeAddress.ts';

const base = import.meta.env.BASE_URL;

const MAX_QUERY_LENGTH = 64;

/** An address by its names, however they are spelt: `docs//Intro).` is `docs/intro`. */
const pathKey = (path: string) =>
  cleanPath(path).split('/').map(addressKey).filter(Boolean).join('/');

/**
 * Opens the page whose address differs in its spelling alone. Else shows the pages whose addresses are
 * nearest to the one asked for, and lets the search begin with its last part.
 * @param page the not-found page, with hidden links to every page
 */
export function showNearest(page: HTMLElement): undefined {
  const list = page.querySelector<HTMLElement>('[data-nearest]');
  if (!list) {
    return;
  }
  const asked = decodeAddress(window.location.pathname).slice(base.length);
  const links = [...list.querySelectorAll('a')];
  const pathOf = (link: HTMLAnchorElement) => decodeAddress(link.pathname).slice(base.length);
  const same = links.filter((link) => pathKey(pathOf(link)) === pathKey(asked));
  if (same.length === 1 && same[0] && same[0].pathname !== window.location.pathname) {
    const { search, hash } = window.location;
    window.location.replace(same[0].pathname + search + hash);
    return;
  }
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
