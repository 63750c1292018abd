/** Colour mode of an element: its `color-scheme`; where that allows both, the system's preference. */
export function colorModeOf(element: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(element);
  const offers = (mode: string) => colorScheme.split(' ').includes(mode);
  if (offers('light') && offers('dark')) {
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  return offers('dark') ? 'dark' : 'light';
}

/**
 * Calls back whenever the colour mode may have changed: by an attribute of the root or in the system.
 * @returns stops watching
 */
export function watchColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
