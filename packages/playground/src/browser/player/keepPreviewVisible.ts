/** Width from which a window has room beside its text. */
const WIDE_PX = 688;

/** Part of the visual viewport's height that the preview may take, in a narrow window and a wide one. */
const MAX_SHARE = { narrow: 0.4, wide: 0.5 };

/** Least and most that its width may be in a wide window, where it stands beside the text if it fits. */
const WIDTH_PX = { least: 240, most: 320 };

/** Space around it beside the text, with its padding. */
const BESIDE_PX = 40;

/** Space around it in a narrow window. */
const MARGIN_PX = 16;

/** Width in a wide window at which it covers little of the text. */
function widthBeside(example: HTMLElement): number {
  const free = window.innerWidth - example.getBoundingClientRect().right - BESIDE_PX;
  return Math.min(WIDTH_PX.most, Math.max(WIDTH_PX.least, free));
}

/** Scale at which the preview leaves room for what the reader works on. */
function fitOf(example: HTMLElement, stage: HTMLElement, view: VisualViewport): number {
  const isWide = window.innerWidth >= WIDE_PX;
  const maxWidth = isWide ? widthBeside(example) : view.width - 2 * MARGIN_PX;
  const maxHeight = (isWide ? MAX_SHARE.wide : MAX_SHARE.narrow) * view.height;
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
    example.style.setProperty('--_fit', fitOf(example, stage, view).toFixed(3));
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
