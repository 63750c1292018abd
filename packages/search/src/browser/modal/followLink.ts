function clickLink(url: string, modifiers: MouseEventInit = {}): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  link.remove();
}

/** Goes to an address the way a click on a link does, so that a site's router can take it. */
export function followLink(url: string): void {
  clickLink(url);
}

/** Opens an address in a window of its own. */
export function openWindow(url: string): void {
  // Chromium opens a tab for every window.open() of full size, but heeds Shift on a made-up click.
  // Other browsers ignore such a click, and open a window when told its size.
  if ('userAgentData' in navigator) {
    clickLink(url, { shiftKey: true });
  } else {
    open(url, '_blank', `noopener,width=${outerWidth},height=${outerHeight}`);
  }
}
