import { PAGE_EVENT } from '../../client/router/showPage.ts';
import { scrollIntoBox } from '../shell/scrollIntoBox.ts';

/** Distance from the top of the window above which a heading counts as reached. */
const READING_LINE_PX = 120;

/** Position in the window of the heading that an entry leads to. */
function topOf({ hash }: HTMLAnchorElement): number {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  return heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

const isReached = (link: HTMLAnchorElement) => topOf(link) <= READING_LINE_PX;

/** Whether the reader jumped to the heading of an entry, and still sees it. */
const isTarget = (link: HTMLAnchorElement) =>
  link.hash === location.hash && topOf(link) >= 0 && topOf(link) < innerHeight;

/** Marks the heading being read in the table of contents beside the article. */
export function startToc(): void {
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    const contents = document.querySelector<HTMLElement>('[data-toc]');
    const links = [...(contents?.querySelectorAll('a') ?? [])];
    const end = document.documentElement.scrollHeight - innerHeight;
    // The last sections may be too short for their headings to reach the line.
    const last = links.find(isTarget) ?? links.at(-1);
    const current = scrollY > 0 && scrollY >= end - 2 ? last : links.findLast(isReached);
    const marked = contents?.querySelector('[aria-current]');
    // Writes to the DOM only on a change: most frames of a scroll stay in a section.
    if (contents && current !== (marked ?? undefined)) {
      marked?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      if (current) {
        scrollIntoBox(contents, current);
      }
    }
  };
  const schedule = () => {
    if (!isScheduled) {
      isScheduled = true;
      requestAnimationFrame(mark);
    }
  };
  schedule();
  addEventListener('scroll', schedule);
  addEventListener('resize', schedule);
  document.addEventListener(PAGE_EVENT, schedule);
}
