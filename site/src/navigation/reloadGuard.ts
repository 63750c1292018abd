const KEY = 'zs:reload';

/**
 * Remembers, over one reload, which page could not be fetched.
 * @returns whether this is the first failure of the page, so that a reload is worth trying
 */
export function mayReloadFor(url: URL): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === url.href) {
      return false;
    }
    sessionStorage.setItem(KEY, url.href);
    return true;
  } catch {
    return false;
  }
}

/** Page that a reload should open again, if the last page was reloaded for one. */
export function pendingRoute(): URL | undefined {
  try {
    const href = sessionStorage.getItem(KEY);
    return href ? new URL(href) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the failure once a page opened. */
export function clearReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage never held anything.
  }
}
