import { onPage } from '../../client/router/onPage.ts';
import { scrollIntoBox } from '../shell/scrollIntoBox.ts';

/** Distance from the top of the window above which a heading counts as reached. */
const READING_LINE_PX = 120;

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
        heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX;
      // The last section may be too short for its heading to reach the line.
      const current =
        scrollY > 0 && scrollY >= end - 2 ? entries.at(-1) : entries.findLast(reached);
      // Writes to the DOM only on a change: most frames of a scroll stay in a section.
      if (current !== marked) {
        marked?.link.removeAttribute('aria-current');
        current?.link.setAttribute('aria-current', 'true');
        marked = current;
        if (current && contents) {
          scrollIntoBox(contents, current.link);
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
