import { bringIntoSight } from './bringIntoSight.ts';

const WIDE = '(width > 996px)';

/**
 * Everything of the page but the menu: while that lies over it, nobody can use it. The line that
 * tells why a page did not come stands above both.
 */
const covered = () =>
  document.querySelectorAll('body > :not([data-frame], [data-route-notice]), [data-page]');

function isMenu(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.id === 'site-menu';
}

/**
 * Adds to the menu, which opens and closes without a script, what only a script can: the focus
 * stays inside, the current page is in sight, and a window that grows wide closes it.
 */
export function startMenu(): void {
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (!isMenu(event.target)) {
        return;
      }
      const opens = (event as ToggleEvent).newState === 'open';
      for (const part of covered()) {
        part.toggleAttribute('inert', opens);
      }
      if (opens) {
        const menu = event.target;
        requestAnimationFrame(() => bringIntoSight(menu));
      }
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    // The current page is already there: what its reader wants is to see it.
    const link = target instanceof Element && target.closest(':popover-open a[aria-current=page]');
    if (link) {
      link.closest<HTMLElement>('[popover]')?.hidePopover();
    }
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) {
      document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
    }
  });
}
