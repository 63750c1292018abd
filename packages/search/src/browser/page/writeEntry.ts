/**
 * Writes an entry of the browser's history. Safari throws after a hundred writes in half a minute: then the
 * address lags behind, but not the page.
 * @param address address of the entry; by default it stays
 */
export function writeEntry(how: 'push' | 'replace', state: unknown, address?: string): void {
  try {
    if (how === 'push') {
      history.pushState(state, '', address);
    } else {
      history.replaceState(state, '', address);
    }
  } catch (error) {
    console.warn(error);
  }
}
