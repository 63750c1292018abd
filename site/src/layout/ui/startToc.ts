import { onPage } from '../../client/router/onPage.ts';
import { bringIntoSight } from '../shell/bringIntoSight.ts';

/** A heading above this line, below the navbar, has been reached; px from the top. */
const READING_LINE = 120;

/** Marks the heading being read in the table of contents beside the article. */
export function startToc(): void {
  onPage((root) => {
    const entries = [...root.querySelectorAll<HTMLAnchorElement>('[data-toc] a')].map((link) => ({
      link,
      heading: document.getElementById(decodeURIComponent(link.hash.slice(1))),
    }));
    const contents = root.querySelector<HTMLElement>('[data-toc]');
    let frame = 0;
    let marked: (typeof entries)[number] | undefined;
    const mark = () => {
      frame = 0;
      const end = document.documentElement.scrollHeight - innerHeight;
      const reached = ({ heading }: (typeof entries)[number]) =>
        heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
      // The last section may be too short to ever reach the line.
      const current =
        scrollY > 0 && scrollY >= end - 2 ? entries.at(-1) : entries.findLast(reached);
      // Most frames of a scroll stay in a section: the page needs no new styles for them.
      if (current !== marked) {
        marked?.link.removeAttribute('aria-current');
        current?.link.setAttribute('aria-current', 'true');
        marked = current;
        if (current && contents) {
          bringIntoSight(contents, current.link);
        }
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    if (entries.length > 0) {
      schedule();
      addEventListener('scroll', schedule);
      addEventListener('resize', schedule);
    }
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  });
}
