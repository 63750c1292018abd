/**
 * Keys that belong to the page wherever its reader is, by the name that a frame tells them by. A
 * page often opens something with them; in a field a / stays a letter.
 */
const PAGE_KEYS = new Map<unknown, KeyboardEventInit>([
  ['/', { key: '/', code: 'Slash' }],
  ['Control+k', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Meta+k', { key: 'k', code: 'KeyK', metaKey: true }],
]);

/** The press of a key that a frame has told of; nothing when it is none of the page's. */
export function pageKey(name: unknown): KeyboardEvent | undefined {
  const init = PAGE_KEYS.get(name);
  return init && new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
}
