import { adoptStyles } from './styles.ts';

/** Fired on `document` after the router has put a new page in place. */
export const PAGE_EVENT = 'zs:page';

/**
 * Runs `enhance` on the current page and again after each route change in place.
 * @param enhance receives the root of the new page; may return a clean-up run before the next page
 */
export function onPage(enhance: (root: HTMLElement) => undefined | (() => void)): void {
  let cleanUp: undefined | (() => void);
  const run = () => {
    cleanUp?.();
    cleanUp = enhance(document.body);
  };
  document.addEventListener(PAGE_EVENT, run);
  run();
}

/**
 * Runs work when the browser is idle; soon, in a browser without requestIdleCallback.
 * @param timeoutMs time after which it runs on a busy page too
 */
export function onIdle(work: () => void, timeoutMs?: number): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => work(), { timeout: timeoutMs });
  } else {
    // Safari: https://caniuse.com/requestidlecallback
    setTimeout(work, 50);
  }
}

const find = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector);

/** Elements of the head that differ from page to page. */
const PAGE_HEAD = 'meta[name],meta[property],link[rel=canonical],link[rel=alternate],[type*=json]';

/**
 * Whether a page can be shown in place. Not when it has scripts that this document has not loaded: of
 * another build, or of its own.
 */
export function canShow(next: Document): boolean {
  const addresses = (page: Document) =>
    [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const loaded = new Set(addresses(document));
  return (
    find(next, '[data-page]') !== null && addresses(next).every((address) => loaded.has(address))
  );
}

/** Replaces the sidebar if that of the page says something else, as after a deploy. */
function updateSidebar(frame: HTMLElement, nextFrame: HTMLElement): void {
  const sidebar = find(frame, '[data-sidebar]');
  const next = find(nextFrame, '[data-sidebar]');
  if (next && sidebar?.dataset.sidebar !== next.dataset.sidebar) {
    sidebar?.replaceWith(next);
  }
}

/**
 * Marks links of the frame to the current page and to its section.
 * @param sections names of those in which the page is
 */
function markCurrent(path: string, sections: ReadonlySet<string | undefined>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sidebar] a,a[data-nav]')) {
    const { nav } = link.dataset;
    if (nav ? sections.has(nav) : link.pathname === path) {
      link.setAttribute('aria-current', nav ? 'true' : 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

function replaceHead(next: Document): void {
  for (const old of document.head.querySelectorAll(PAGE_HEAD)) {
    old.remove();
  }
  document.head.append(...next.head.querySelectorAll(PAGE_HEAD));
}

/** Number of blocks of an article that are painted with its heading; the others follow a frame later. */
const FIRST_BLOCKS = 3;

/** Time limit of the wait for an idle browser before the others are inserted. */
const MAX_IDLE_WAIT_MS = 200;

/**
 * Removes the blocks of an article that may be painted a frame later.
 * @returns function that inserts them again
 */
function deferBlocks(page: HTMLElement | null): () => void {
  const text = page && find(page, '[data-prose]');
  if (!text) {
    return () => undefined;
  }
  const blocks = [...text.children];
  const isLate = (block: Element, at: number) =>
    at >= FIRST_BLOCKS || block.matches('[data-phone]');
  const late = blocks.findIndex(isLate);
  // Kept in its own document: adoption into this one would delay the first frame.
  const rest = text.ownerDocument.createDocumentFragment();
  rest.append(...(late === -1 ? [] : blocks.slice(late)));
  return () => text.append(rest);
}

/**
 * Replaces the current page by a fetched one, whose styles are loaded. Work without a visible effect
 * is postponed until the page is painted.
 * @param url address of the page
 * @param atTop whether the page is shown from its top; then blocks below the screen follow
 *   after the first paint
 * @returns promise of the whole page, painted
 */
export function showPage(next: Document, url: URL, atTop: boolean): Promise<void> {
  adoptStyles(next);
  const frame = find(document, '[data-frame]');
  const nextFrame = find(next, '[data-frame]');
  if (!frame || !nextFrame) {
    return Promise.resolve();
  }
  // Before its nodes move.
  const links = next.querySelectorAll<HTMLElement>('[data-nav][aria-current]');
  const sections = new Set([...links].map(({ dataset }) => dataset.nav));
  document.title = next.title;
  const page = find(nextFrame, '[data-page]');
  page?.toggleAttribute('data-arriving', atTop);
  const restoreBlocks = deferBlocks(atTop ? page : null);
  if (frame.dataset.frame === nextFrame.dataset.frame) {
    if (page) {
      find(frame, '[data-page]')?.replaceWith(page);
    }
    updateSidebar(frame, nextFrame);
  } else {
    frame.replaceWith(nextFrame);
  }
  markCurrent(url.pathname, sections);
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      onIdle(() => {
        restoreBlocks();
        page?.removeAttribute('data-arriving');
        replaceHead(next);
        document.dispatchEvent(new Event(PAGE_EVENT));
        resolve();
      }, MAX_IDLE_WAIT_MS),
    );
  });
}
