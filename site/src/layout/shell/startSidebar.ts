import { onPage } from '../../client/router/onPage.ts';
import { storage } from '../../client/storage.ts';
import { bringIntoSight } from './bringIntoSight.ts';

const CLOSED = 'zs:sidebar-closed';
const VERSION = 'docs-preferred-version-default';

/** Keys of groups are paths: a line each. */
const closedGroups = () => (storage.get(CLOSED) ?? '').split('\n');

/**
 * Remembers which groups of the sidebar the reader closed, and the version of the docs being read.
 * The group that holds the open page is always shown open, and the page itself is in sight.
 */
export function startSidebar(): void {
  onPage((root) => {
    const version = root.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion;
    if (version) {
      storage.set(VERSION, version);
    }
    const closed = closedGroups();
    for (const group of root.querySelectorAll<HTMLDetailsElement>('[data-category]')) {
      const holdsPage = group.querySelector('[aria-current]') !== null;
      group.open = holdsPage || !closed.includes(group.dataset.category ?? '');
    }
    const menu = root.querySelector<HTMLElement>('#site-menu');
    if (menu) {
      bringIntoSight(menu);
    }
    return undefined;
  });
  document.addEventListener('click', ({ target }) => {
    const group = target instanceof Element && target.closest('summary')?.parentElement;
    const key = group instanceof HTMLDetailsElement && group.dataset.category;
    if (key) {
      // The click is still on its way to toggling the group.
      const others = closedGroups().filter((other) => other !== key);
      storage.set(CLOSED, (group.open ? [...others, key] : others).join('\n'));
    }
  });
}
