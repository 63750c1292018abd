/** Modifier keys of a click or key press: with one, the browser opens a tab or window. */
export type Press = Pick<
  MouseEvent | KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> & {
  button?: number;
};

/** Whether a press opens its link somewhere else, so that the dialog stays. */
export function isModified(press: Press): boolean {
  return press.button === 1 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
}

/** A click on a link, so that a site's router can take it. */
function clickLink(url: string, modifiers: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  link.remove();
}

function openWindow(url: string): void {
  // Chromium opens a tab for every window.open() of full size, but heeds Shift on a made-up click.
  // Other browsers ignore such a click, and open a window when told its size.
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
