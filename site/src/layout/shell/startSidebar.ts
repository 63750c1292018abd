import { onPage } from '../../client/router/showPage.ts';
import { storage } from '../../client/storage.ts';
import { scrollIntoBox } from './scrollIntoBox.ts';

const OPENED_GROUPS_KEY = 'zs:sidebar-opened';
const VERSION_KEY = 'docs-preferred-version-default';

/** Keys of the groups that the reader opened, stored one a line. */
const openedGroups = () => (storage.get(OPENED_GROUPS_KEY) ?? '').split('\n');

/**
 * Stores which groups of the sidebar the reader opened, and the version of the docs. Opens these and
 * the group of the current page, closes the others, and scrolls to the page.
 */
export function startSidebar(): void {
  onPage((root) => {
    const version = root.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version) {
      storage.set(VERSION_KEY, version);
    }
    const opened = openedGroups();
    for (const group of root.querySelectorAll<HTMLDetailsElement>('[data-category]')) {
      const { category = '', path } = group.dataset;
      const holdsPage = group.querySelector('[aria-current]') !== null;
      group.open = holdsPage || path === location.pathname || opened.includes(category);
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
      const others = openedGroups().filter((opened) => opened !== key);
      storage.set(OPENED_GROUPS_KEY, (group.open ? others : [...others, key]).join('\n'));
    }
  });
}
