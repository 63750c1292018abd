import { ask } from './ask.ts';
import { Failure } from './failure.ts';

/** Styles that pages bring: in the page itself, or as the sheet of a light page. */
const BROUGHT = 'style,link[data-page-styles]';

type Brought = HTMLStyleElement | HTMLLinkElement;

const broughtBy = (page: Document) => page.querySelectorAll<Brought>(BROUGHT);
const nameOf = (styles: Brought) => styles.getAttribute('href') ?? styles.textContent;
const namesOf = (styles: Iterable<Brought>) => new Set([...styles].map(nameOf));

/** Sheets that were asked for, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Fetches a sheet, then links it: a link alone never says why it does not come, nor gives up. It
 * says nothing yet to the page on screen.
 */
async function fetchSheet(address: string): Promise<void> {
  const { response } = await ask(address);
  if (!response.ok) {
    throw new Failure('server', response.status);
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = 'not all';
  link.dataset.pageStyles = '';
  await new Promise<unknown>((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Failure('answer'));
    };
    document.head.append(link);
  });
}

/** Loads a sheet that is not there yet. */
function loadSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) {
    return known;
  }
  // A page that was kept for reading offline comes with a link to it.
  if (namesOf(broughtBy(document)).has(address)) {
    return Promise.resolve();
  }
  const loading = fetchSheet(address);
  sheets.set(address, loading);
  loading.catch(() => sheets.delete(address));
  return loading;
}

/**
 * Loads the sheets of a light page that no page before it had.
 * @throws Failure when one does not come
 */
export async function loadStyles(next: Document): Promise<void> {
  for (const styles of broughtBy(next)) {
    const address = styles.getAttribute('href');
    if (address) {
      await loadSheet(address);
    }
  }
}

/**
 * Loads the sheet that light pages of this page's kind share, beside the first of them: most likely
 * that one names it, and a reader would wait for one answer after the other.
 */
export function expectStyles(): void {
  const address =
    document.querySelector<HTMLElement>('style[data-page-styles]')?.dataset.pageStyles;
  if (address) {
    // Where it does not come, the page that needs it asks again and says why.
    loadSheet(address).catch(() => undefined);
  }
}

/** Styles of the newest page, which may have come while the one before was not yet whole. */
let needed: ReadonlySet<string> = new Set();

/** Styles of the page on screen stay until the next one is whole; it brings only those that are new. */
export function addStyles(next: Document): void {
  document.head.append(...document.body.querySelectorAll('style'));
  needed = namesOf(broughtBy(next));
  const present = new Map([...broughtBy(document)].map((styles) => [nameOf(styles), styles]));
  for (const styles of broughtBy(next)) {
    const same = present.get(nameOf(styles));
    if (same) {
      same.media = '';
      styles.remove();
    } else {
      document.head.append(styles);
    }
  }
}

/** Puts away what the page on screen does not use: its sheets rest, as many pages share them. */
export function dropStyles(): void {
  for (const styles of broughtBy(document)) {
    if (!needed.has(nameOf(styles))) {
      if (styles instanceof HTMLLinkElement) {
        styles.media = 'not all';
      } else {
        styles.remove();
      }
    }
  }
}
