/** Colour mode of an element: its `color-scheme`, and where that allows both, the mode of the system. */
export function themeOf(element: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(element);
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
