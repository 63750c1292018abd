import { scrollIntoBox } from './scrollIntoBox.ts';

const WIDE = '(width > 62.25em)';

/** Everything that an open menu covers: all but the menu itself and the route notice above it. */
const coveredParts = () =>
  document.querySelectorAll('body > :not([data-frame], [data-route-notice]), [data-page]');

function isMenu(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.id === 'site-menu';
}

/**
 * Enhances the menu, a popover that works without a script: makes the page behind it inert, scrolls
 * to the current page, and closes it when the window grows wide.
 */
export function startMenu(): void {
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (!isMenu(event.target)) {
        return;
      }
      const opens = (event as ToggleEvent).newState === 'open';
      // As the sidebar it is none. Firefox before 119 says no name.
      event.target.role = opens ? 'dialog' : null;
      event.target.ariaLabel = opens ? (event.target.dataset.name ?? '') : null;
      for (const part of coveredParts()) {
        part.toggleAttribute('inert', opens);
      }
      if (opens) {
        const menu = event.target;
        requestAnimationFrame(() => scrollIntoBox(menu));
      }
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    // A link to the current page navigates nowhere: close the menu to show the page.
    if (target instanceof Element && target.closest('#site-menu a[aria-current=page]')) {
      document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
    }
  });
  matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    if (matches) {
      document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover();
    }
  });
}
