/** Modifier keys of a click or key press: with one, the browser opens a tab or window. */
export type Press = Pick<
  MouseEvent | KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> & {
  button?: number;
};

/**
 * Whether a press opens its link in another tab or window, so that the dialog stays open.
 * @example isModified({ altKey: false, ctrlKey: false, metaKey: true }) // true
 */
export function isModified(press: Press): boolean {
  return press.button === 1 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
}

/**
 * The target of a link: one to words on a page is the browser's own, since no router of a site can have
 * it scroll to them.
 * @example targetOf('/a/#b') // ''
 */
export const targetOf = (url: string): string => (url.includes(':~:') ? '_top' : '');

/** Clicks a link, so that a router of the site can handle it. */
function clickLink(url: string, modifiers: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = targetOf(url);
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  link.remove();
}

function openWindow(url: string): void {
  // Chromium opens a tab for every window.open() of full size, but respects Shift on a synthetic click.
  // Other browsers ignore such a click, and open a window when its size is given.
  if ('userAgentData' in navigator) {
    clickLink(url, { shiftKey: true });
  } else {
    open(url, '_blank', `noopener,width=${outerWidth},height=${outerHeight}`);
  }
}

/** Goes to an address: with Ctrl or Cmd in a new tab, with Shift in a new window. */
export function openPlace(url: string, press: Press): void {
  if (press.ctrlKey || press.metaKey) {
    open(url, '_blank', 'noopener');
  } else if (press.shiftKey) {
    openWindow(url);
  } else {
    clickLink(url);
  }
}
