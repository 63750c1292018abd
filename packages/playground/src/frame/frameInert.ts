const TAB_STOPS = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

// Safari before 17.4 has no `checkVisibility`.
const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

// Bound before an example can replace it.
const nextFrame = requestAnimationFrame.bind(globalThis);
const focusWindow = window.focus.bind(window);

/** Makes the whole document inert, until the reader enters. */
export function makeFrameInert(): void {
  document.documentElement.inert = true;
}

function focusFirstStop(): void {
  const stops = [...document.querySelectorAll<HTMLElement>(TAB_STOPS)];
  stops.find((stop) => !stop.matches(':disabled') && isVisible(stop))?.focus();
}

/**
 * Makes the document interactive, and focuses its first tab stop when the reader came by Tab.
 * @param onOpen called two animation frames later: hit testing follows what was drawn last
 */
export function makeFrameInteractive(toFirst: boolean, onOpen: () => void): void {
  document.documentElement.inert = false;
  nextFrame(() => {
    // WebKit (2.50) may refuse an element the focus until it has drawn a document that was inert.
    if (toFirst) {
      focusFirstStop();
    }
    // Firefox (153) gives a frame no focus while its document is inert, as it was until now.
    if (!document.hasFocus()) {
      focusWindow();
    }
    nextFrame(onOpen);
  });
}
