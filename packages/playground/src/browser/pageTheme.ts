/** Colour mode of the page: what its root's `color-scheme` says, and where that leaves it open, the system. */
export function pageTheme(): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const offers = (mode: string) => colorScheme.split(' ').includes(mode);
  if (offers('light') && offers('dark')) {
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  return offers('dark') ? 'dark' : 'light';
}

/**
 * Calls back whenever the colour mode of the page may have changed.
 * @returns the way to stop
 */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
