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
