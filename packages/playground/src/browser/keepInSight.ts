/** How much of what the reader sees the preview may take while they write, of 1. */
const SHARE = 0.4;

/**
 * Tells the style sheet what the reader sees of the page, the on-screen keyboard apart: on a narrow
 * window the preview stays at the top of that while the code is written, as small as need be.
 * @returns the way to stop
 */
export function keepInSight(example: HTMLElement): () => void {
  const view = window.visualViewport;
  const stage = example.querySelector<HTMLElement>('[data-body]');
  if (!view || !stage) {
    return () => undefined;
  }
  const tell = () => {
    const fit = Math.min(1, (SHARE * view.height) / stage.offsetHeight);
    example.style.setProperty('--_fit', fit.toFixed(3));
    example.style.setProperty('--_high', `${stage.offsetHeight}px`);
    example.style.setProperty('--_above', `${view.offsetTop}px`);
    const below = window.innerHeight - view.height - view.offsetTop;
    example.style.setProperty('--_below', `${Math.max(0, below)}px`);
  };
  const ends = new AbortController();
  const { signal } = ends;
  view.addEventListener('resize', tell, { signal });
  view.addEventListener('scroll', tell, { signal });
  const watch = new ResizeObserver(tell);
  watch.observe(stage);
  example.dataset.editing = '';
  tell();
  return () => {
    ends.abort();
    watch.disconnect();
    delete example.dataset.editing;
    for (const name of ['--_fit', '--_high', '--_above', '--_below']) {
      example.style.removeProperty(name);
    }
  };
}
