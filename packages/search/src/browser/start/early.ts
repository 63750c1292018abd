// Bundled as early.js, a classic script for the head of a page: a module runs only after the page is
// parsed and its imports are loaded, and keys pressed before that would be lost.
import './earlySearch.ts';
import { isComposing } from './isComposing.ts';
import { isOpener } from './isOpener.ts';
import { isField, isSearchShortcut } from './isSearchShortcut.ts';

let letters: string | undefined;

function onClick({ target }: MouseEvent): void {
  if (isOpener(target)) {
    letters ??= '';
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (isSearchShortcut(event)) {
    event.preventDefault();
    letters ??= '';
  } else if (
    letters !== undefined &&
    key.length === 1 &&
    !(altKey || ctrlKey || metaKey || isComposing(event) || isField(event.composedPath()[0]))
  ) {
    // A space would scroll the page.
    event.preventDefault();
    letters += key;
  }
}

addEventListener('click', onClick);
addEventListener('keydown', onKey);
window.takeEarlySearch = () => {
  removeEventListener('click', onClick);
  removeEventListener('keydown', onKey);
  return letters;
};
