import { routeText } from '../../text/client.ts';
import { Failure, requestText } from './request.ts';

const sheetsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];
const addressOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
const has = (root: ParentNode, address: string) =>
  sheetsIn(root).some((link) => addressOf(link) === address);

/** Sheets that were added to the head, by address. They are never removed, as pages share them. */
const added = new Map<string, Promise<void>>();

async function addSheet(address: string, cache?: RequestCache): Promise<void> {
  // Also sheets in the body of the current page, which are removed with it; they are cached.
  if (!has(document.body, address)) {
    // Fetched first: a <link> reports no cause of an error, and has no timeout.
    const { response } = await requestText(address, { cache });
    if (!response.ok) {
      throw new Failure(routeText.causes.server(response.status));
    }
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise<unknown>((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Failure(routeText.causes.answer));
    };
    document.head.append(link);
  });
}

/**
 * Loads the style sheets of a page that the current head lacks.
 * @throws Failure when one fails to load
 */
export async function loadSheets(next: Document, cache?: RequestCache): Promise<void> {
  const missing = sheetsIn(next)
    .map(addressOf)
    .filter((address) => added.has(address) || !has(document.head, address));
  await Promise.all(
    missing.map((address) => {
      const loading = added.get(address) ?? addSheet(address, cache);
      added.set(address, loading);
      loading.catch(() => added.delete(address));
      return loading;
    }),
  );
}

/**
 * Removes the links to loaded sheets from a page, and adds inline styles that the current page lacks:
 * those of another build, or of the development server.
 */
export function adoptStyles(next: Document): void {
  for (const link of sheetsIn(next)) {
    link.remove();
  }
  const known = new Set(
    [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent),
  );
  for (const style of next.head.querySelectorAll('style')) {
    if (!known.has(style.textContent)) {
      document.head.append(style);
    }
  }
}
