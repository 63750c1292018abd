/** Time without a scroll after which the page counts as still. */
const SCROLL_SETTLE_MS = 120;

/**
 * Calls `start` for each phone near the view while the page is not scrolled, one after the other: the
 * start of a phone would make a scroll stutter, and phones that are scrolled past need not start.
 * @param waitFor what else a phone waits for
 * @returns stops watching
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
    // After a scroll meanwhile another timer is running.
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
