import type { DialogFrame } from './frame.ts';

/** Keeps the page behind an open dialog where it is; the style sheet acts on it. */
const OPEN_CLASS = 'zs-search-is-open';

/** Ties what a dialog does by itself to its frame: closing, focus, the page behind. */
export function attachFrameBehaviour({ dialog, form, input }: DialogFrame): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // Both on the backdrop: text that is selected past the edge of the input must not close it.
    if (target === dialog && pressed === dialog) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    document.documentElement.classList.toggle(OPEN_CLASS, dialog.open);
  });
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '' || !form.hasAttribute('action')) {
      event.preventDefault();
    }
  });
}

/** Opens the dialog with its input focused. */
export function openFrame({ dialog, input }: DialogFrame): void {
  if (!dialog.isConnected) {
    // A router may have put another page in place of all of this one.
    document.body.append(dialog);
  }
  if (!dialog.open) {
    dialog.showModal();
    document.documentElement.classList.add(OPEN_CLASS);
  }
  input.focus();
}
