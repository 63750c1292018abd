/** Reads an array from sessionStorage; empty where there is none or it cannot be read. */
export function readSessionList(item: string): unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(item) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    // Storage is blocked, or the value is not JSON.
    return [];
  }
}

/** Writes an array into sessionStorage, where that is available and has room. */
export function writeSessionList(item: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: the list is lost with this page.
  }
}
