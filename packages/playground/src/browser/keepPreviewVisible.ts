/** Width from which a window has room beside its text. */
const WIDE_PX = 688;

/** Part of the visual viewport's height that the preview may take, in a narrow window and a wide one. */
const MAX_SHARE = { narrow: 0.4, wide: 0.5 };

/** Width that it may take in a wide window. */
const MAX_WIDTH_PX = 320;

/** Space around it in a narrow window. */
const MARGIN_PX = 16;

/** Scale at which the preview leaves room for what the reader works on. */
function fitOf(stage: HTMLElement, { width, height }: VisualViewport): number {
  const isWide = window.innerWidth >= WIDE_PX;
  const maxWidth = isWide ? MAX_WIDTH_PX : width - 2 * MARGIN_PX;
  const maxHeight = (isWide ? MAX_SHARE.wide : MAX_SHARE.narrow) * height;
  return Math.min(1, maxHeight / stage.offsetHeight, maxWidth / stage.offsetWidth);
}

/**
 * Marks an example, and sets custom properties with the visual viewport (the window without the
 * on-screen keyboard) on it, by which the style sheet keeps its preview visible, scaled down.
 * @param mark `editing`: at the top of its code in a narrow window; `pinned`: at the edge of any window
 * @returns stops and removes the mark
 */
export function keepPreviewVisible(example: HTMLElement, mark: 'editing' | 'pinned'): () => void {
  const view = window.visualViewport;
  const stage = example.querySelector<HTMLElement>('[data-body]');
  if (!view || !stage) {
    return () => undefined;
  }
  const update = () => {
    example.style.setProperty('--_fit', fitOf(stage, view).toFixed(3));
    example.style.setProperty('--_wide', `${stage.offsetWidth}px`);
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
  update();
  example.dataset[mark] = '';
  return () => {
    ends.abort();
    watch.disconnect();
    delete example.dataset[mark];
  };
}
