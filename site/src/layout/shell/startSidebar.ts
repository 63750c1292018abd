import { onPage } from '../../client/router/onPage.ts';
import { storage } from '../../client/storage.ts';
import { scrollIntoBox } from './scrollIntoBox.ts';

const CLOSED_GROUPS_KEY = 'zs:sidebar-closed';
const VERSION_KEY = 'docs-preferred-version-default';

/** Keys of the closed groups: paths, stored one a line. */
const closedGroups = () => (storage.get(CLOSED_GROUPS_KEY) ?? '').split('\n');

/**
 * Stores which groups of the sidebar the reader closed, and the version of the docs. Opens the group
 * of the current page and scrolls to it.
 */
export function startSidebar(): void {
  onPage((root) => {
    const version = root.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version) {
      storage.set(VERSION_KEY, version);
    }
    const closed = closedGroups();
    for (const group of root.querySelectorAll<HTMLDetailsElement>('[data-category]')) {
      const holdsPage = group.querySelector('[aria-current]') !== null;
      group.open = holdsPage || !closed.includes(group.dataset.category ?? '');
    }
    const menu = root.querySelector<HTMLElement>('#site-menu');
    if (menu) {
      scrollIntoBox(menu);
    }
    return undefined;
  });
  document.addEventListener('click', ({ target }) => {
    const group = target instanceof Element && target.closest('summary')?.parentElement;
    const key = group instanceof HTMLDetailsElement && group.dataset.category;
    if (key) {
      // `open` still has the value from before the click.
      const others = closedGroups().filter((other) => other !== key);
      storage.set(CLOSED_GROUPS_KEY, (group.open ? [...others, key] : others).join('\n'));
    }
  });
}
