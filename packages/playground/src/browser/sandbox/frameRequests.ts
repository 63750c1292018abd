/** Keyboard shortcuts of the page that work inside a phone too, by the names that the frame sends. */
const PAGE_SHORTCUTS = new Map<unknown, KeyboardEventInit>([
  ['/', { key: '/', code: 'Slash' }],
  ['Control+k', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Meta+k', { key: 'k', code: 'KeyK', metaKey: true }],
]);

/** Creates the keydown event of a shortcut; undefined for any other name. */
export function toPageShortcut(name: unknown): KeyboardEvent | undefined {
  const init = PAGE_SHORTCUTS.get(name);
  return init && new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
}

/**
 * The address that a browser opens for a link, as it writes it: an example can write one that reads as
 * another. Undefined for what no browser opens.
 * @example linkTarget('https://known.kr@other.kr') // 'https://other.kr/'
 */
export function linkTarget(href: string): string | undefined {
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return undefined;
  }
  url.username = '';
  url.password = '';
  return url.href;
}
