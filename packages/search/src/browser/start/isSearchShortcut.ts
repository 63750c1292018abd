import { isComposing } from './isComposing.ts';

/** Whether an element receives typed text; for a moment that of a closed dialog keeps the focus. */
export const isField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  !target.closest('dialog:not([open])') &&
  (target.isContentEditable || target.matches('input, textarea, select'));

// On a Hangul layout `key` is ㅏ: `code` is the physical key.
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
