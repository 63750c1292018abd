// The site bundles this into the inline script in the head of a page: a module runs only after the page
// is parsed and its imports are loaded, and keys pressed before that would be lost.
import './earlySearch.ts';
import { findFrame } from './findFrame.ts';
import { isComposing } from './isComposing.ts';
import { isOpener } from './isOpener.ts';
import { isField, isSearchShortcut } from './isSearchShortcut.ts';

/** Letters for a dialog that is not in the page; undefined until a reader asks for the search. */
let letters: string | undefined;

/** Opens the dialog, which focuses its input, if the page has one. */
function open(): void {
  letters ??= '';
  const dialog = findFrame();
  if (dialog && !dialog.open) {
    dialog.showModal();
    dialog.onclose = () => {
      letters = undefined;
    };
  }
}

function onClick({ target }: MouseEvent): void {
  if (isOpener(target)) {
    open();
  } else if (target instanceof Element && target.matches('.zs-search-close')) {
    findFrame()?.close();
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (isSearchShortcut(event)) {
    event.preventDefault();
    open();
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
