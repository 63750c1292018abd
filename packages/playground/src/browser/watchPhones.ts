/**
 * Calls `wake` for each phone of the page when it comes near the view.
 * @returns the way to stop watching
 */
export function watchPhones(root: ParentNode, wake: (phone: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          wake(target);
        }
      }
    },
    { rootMargin: '200px' },
  );
  for (const phone of root.querySelectorAll('[data-phone]')) {
    observer.observe(phone);
  }
  return () => observer.disconnect();
}
