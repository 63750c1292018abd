import { onPage } from '../navigation/onPage.ts';

/** Marks the heading being read in the table of contents beside the article. */
export function startToc(): void {
  onPage((root) => {
    const links = new Map<Element, HTMLAnchorElement>();
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (heading) {
        links.set(heading, link);
      }
    }
    const passed = new Set<Element>();
    // Everything above a line a quarter down the screen counts as reached, however far above.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          passed[isIntersecting ? 'add' : 'delete'](target);
        }
        const current = [...links.keys()].findLast((heading) => passed.has(heading));
        for (const [heading, link] of links) {
          if (heading === current) {
            link.setAttribute('aria-current', 'true');
          } else {
            link.removeAttribute('aria-current');
          }
        }
      },
      { rootMargin: '999999px 0px -75% 0px' },
    );
    for (const heading of links.keys()) {
      observer.observe(heading);
    }
    return () => observer.disconnect();
  });
}
