/** Time without a scroll after which the page counts as still. */
const SCROLL_SETTLE_MS = 120;

/**
 * Calls `start` for each phone near the viewport while the page is not scrolled, one after the other:
 * a start would make a scroll stutter, and phones that are scrolled past need not start.
 * @param waitFor other work that a phone waits for
 * @returns function that stops watching
 */
export function watchPhones(
  root: ParentNode,
  waitFor: (() => Promise<unknown>) | undefined,
  start: (phone: HTMLElement) => unknown,
): () => void {
  const near = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(startNext, SCROLL_SETTLE_MS);
  };
  const startNext = async () => {
    const since = timer;
    await waitFor?.();
    const [phone] = near;
    // A scroll meanwhile has started another timer.
    if (phone && since === timer) {
      near.delete(phone);
      observer.unobserve(phone);
      start(phone);
      restartTimer();
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        near[isIntersecting ? 'add' : 'delete'](target as HTMLElement);
      }
      restartTimer();
    },
    { rootMargin: '200px' },
  );
  for (const phone of root.querySelectorAll('[data-phone]')) {
    observer.observe(phone);
  }
  addEventListener('scroll', restartTimer, { passive: true });
  return () => {
    near.clear();
    observer.disconnect();
    removeEventListener('scroll', restartTimer);
  };
}
