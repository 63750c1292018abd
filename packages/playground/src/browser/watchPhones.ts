/** A page that has not moved for so long rests, in milliseconds. */
const REST = 120;

/**
 * Calls `wake` for each phone of the page that is near the view while the page rests, one after the
 * other: a phone that starts takes moments of the processor, which a scroll needs for itself, and
 * phones that are scrolled past need none at all.
 * @param waitFor what else a phone waits for
 * @returns the way to stop
 */
export function watchPhones(
  root: ParentNode,
  waitFor: (() => Promise<unknown>) | undefined,
  wake: (phone: HTMLElement) => unknown,
): () => void {
  const near = new Set<HTMLElement>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
  };
  const rest = async () => {
    const since = resting;
    await waitFor?.();
    const [phone] = near;
    // A page that has moved meanwhile has another rest before it.
    if (phone && since === resting) {
      near.delete(phone);
      observer.unobserve(phone);
      wake(phone);
      settle();
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        near[isIntersecting ? 'add' : 'delete'](target as HTMLElement);
      }
      settle();
    },
    { rootMargin: '200px' },
  );
  for (const phone of root.querySelectorAll('[data-phone]')) {
    observer.observe(phone);
  }
  addEventListener('scroll', settle, { passive: true });
  return () => {
    near.clear();
    observer.disconnect();
    removeEventListener('scroll', settle);
  };
}
