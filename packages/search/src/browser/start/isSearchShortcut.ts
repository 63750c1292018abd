import { isComposing } from './isComposing.ts';

/** Whether keys pressed on an element are letters of its text. */
export const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

// A keyboard set to Hangul sends ㅏ: there the place of the key counts.
const isLetterK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (key > '~' && code === 'KeyK');

/** Whether a key opens the search: Ctrl/Cmd+K anywhere, or / outside inputs. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const withControl = event.metaKey || event.ctrlKey;
  if (isComposing(event) || event.altKey) {
    return false;
  }
  return withControl
    ? isLetterK(event) && !event.shiftKey
    : event.key === '/' && !isField(event.composedPath()[0]);
}
