/** Part of the visual viewport's height that the preview may take during editing. */
const MAX_PREVIEW_SHARE = 0.4;

/**
 * Sets custom properties with the visual viewport (the window without the on-screen keyboard) on an
 * example: on a narrow window the style sheet keeps the preview at its top during editing, scaled down.
 * @returns stops and removes them
 */
export function keepPreviewVisible(example: HTMLElement): () => void {
  const view = window.visualViewport;
  const stage = example.querySelector<HTMLElement>('[data-body]');
  if (!view || !stage) {
    return () => undefined;
  }
  const update = () => {
    const fit = Math.min(1, (MAX_PREVIEW_SHARE * view.height) / stage.offsetHeight);
    example.style.setProperty('--_fit', fit.toFixed(3));
    example.style.setProperty('--_high', `${stage.offsetHeight}px`);
    example.style.setProperty('--_above', `${view.offsetTop}px`);
    const below = window.innerHeight - view.height - view.offsetTop;
    example.style.setProperty('--_below', `${Math.max(0, below)}px`);
  };
  const ends = new AbortController();
  const { signal } = ends;
  view.addEventListener('resize', update, { signal });
  view.addEventListener('scroll', update, { signal });
  const watch = new ResizeObserver(update);
  watch.observe(stage);
  example.dataset.editing = '';
  update();
  return () => {
    ends.abort();
    watch.disconnect();
    delete example.dataset.editing;
    for (const name of ['--_fit', '--_high', '--_above', '--_below']) {
      example.style.removeProperty(name);
    }
  };
}
