import { scrollIntoBox } from './scrollIntoBox.ts';

const WIDE = '(width > 62.25em)';

/** Everything that an open menu covers: all but the menu itself and the route notice above it. */
const coveredParts = () =>
  document.querySelectorAll('body > :not([data-frame], [data-route-notice]), [data-page]');

function closeMenu(): void {
  document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
}

/**
 * Enhances the menu, a popover that works without a script: makes the page behind it inert, scrolls
 * to the current page, and closes it when the window grows wide.
 */
export function startMenu(): void {
  document.addEventListener(
    'beforetoggle',
    ({ target: menu, newState }: Event & { newState?: string }) => {
      if (!(menu instanceof HTMLElement && menu.id === 'site-menu')) {
        return;
      }
      const opens = newState === 'open';
      // As the sidebar it is none. Firefox before 119 says no name.
      menu.role = opens ? 'dialog' : null;
      menu.ariaLabel = opens ? (menu.dataset.name ?? '') : null;
      const cover = () => {
        for (const part of coveredParts()) {
          part.toggleAttribute('inert', menu.role !== null);
        }
      };
      if (!opens) {
        cover();
        return;
      }
      // Inert in the same frame, the page takes the focus that it had along: Orca (43) says nothing then.
      requestAnimationFrame(() => {
        scrollIntoBox(menu);
        requestAnimationFrame(cover);
      });
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    // A link to the current page navigates nowhere: close the menu to show the page.
    if (target instanceof Element && target.closest('#site-menu a[aria-current=page]')) {
      closeMenu();
    }
  });
  matchMedia(WIDE).addEventListener('change', closeMenu);
}
