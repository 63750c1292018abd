import { addressKey } from '../../settings/addressKey.ts';
import { decodeAddress } from '../../settings/decodeAddress.ts';
import { routeText } from '../../text/client.ts';
import { goToHash, isAddressShown, shown, storedOffset } from './history.ts';
import { announce } from './notice.ts';

/** Begins words of a text fragment. Firefox before 131 and Safari before 16.1 leave them in the hash. */
const WORDS = /:~:.*/;

/** Element that the hash of an address names, by another spelling too. */
function targetOf({ hash }: URL): HTMLElement | null {
  const name = decodeAddress(hash.slice(1).replace(WORDS, ''));
  const key = addressKey(name);
  const hasKey = ({ id }: Element) => addressKey(id) === key;
  const named = document.getElementById(name);
  return named || !key
    ? named
    : ([...document.querySelectorAll<HTMLElement>('[id]')].find(hasKey) ?? null);
}

const isHeading = (element: Element | null) => /^H[1-6]$/.test(element?.tagName ?? '');

/** A fold that is the whole of a frame, as of a table. */
const FRAMED_FOLD = ':scope > div > details:first-child';

/** The fold that an element is the name of: one in it, or one that is all there is below a heading. */
function foldOf(target: HTMLElement): HTMLElement | null {
  const below = target.nextElementSibling;
  const next = below?.nextElementSibling ?? null;
  if (!isHeading(target) || (next && !isHeading(next))) {
    return target.querySelector<HTMLElement>(':scope > details');
  }
  return below instanceof HTMLDetailsElement
    ? below
    : (below?.querySelector<HTMLElement>(FRAMED_FOLD) ?? null);
}

/**
 * Opens what hides an element: folds, tabs, the mark of other versions; and the fold that it is the name of.
 * @returns whether it was hidden
 */
function reveal(target: HTMLElement): boolean {
  let wasHidden = false;
  const set = <Part, Key extends keyof Part>(part: Part, key: Key, value: Part[Key]) => {
    wasHidden ||= part[key] !== value;
    part[key] = value;
  };
  let part: HTMLElement | null = foldOf(target) ?? target;
  for (; part; part = part.parentElement) {
    const { tab } = part.dataset;
    const tabs = tab && part.closest('[data-tabs]')?.querySelectorAll('input');
    for (const input of tabs || []) {
      if (input.value === tab) {
        set(input, 'checked', true);
      }
    }
    if (part instanceof HTMLDetailsElement) {
      set(part, 'open', true);
    }
    set(part, 'hidden', false);
  }
  return wasHidden;
}

/** Goes to a remembered position, else to the element a hash names, else to the top. */
export function scrollToTarget(url: URL, y: number | undefined): void {
  const target = targetOf(url);
  if (target) {
    reveal(target);
    goToHash(`#${target.id}`);
  }
  if (!target || y !== undefined) {
    // In Chromium a call that moves nothing does not end the scroll to the hash.
    scrollTo(0, 1);
    scrollTo(0, y ?? 0);
  }
}

/** Shows what the address of the page names where the browser does not: something hides it, or another spelling names it. */
export function showTarget(): undefined {
  if (!isAddressShown()) {
    // Back has changed the address already.
    return;
  }
  const target = targetOf(shown.url);
  if (target && (reveal(target) || !target.matches(':target'))) {
    // With an offset it was reloaded, or opened by Back, which lead to where the reader was.
    scrollToTarget(shown.url, storedOffset() || undefined);
  }
  // Words that an address names are marked, and read from, by the browser: the entry of its navigation has them.
  const isAtWords = WORDS.test(`${performance.getEntries()[0]?.name}`);
  if (target && document.activeElement === document.body && !isAtWords) {
    focusTarget(shown.url);
  }
}

/**
 * Moves the focus to the element a hash names: keyboards and screen readers go on there.
 * @param fallback gets the focus when the hash names none
 */
export function focusTarget(url: URL, fallback?: HTMLElement | null): void {
  const target = targetOf(url) ?? fallback;
  if (target && target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target?.focus({ preventScroll: true });
}

/** Tells screen readers which page has opened. */
export function announceOpened(title: string): void {
  announce(`${title} ${routeText.opened}`);
}
