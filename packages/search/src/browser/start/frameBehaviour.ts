import type { DialogFrame } from './frame.ts';

/** Class of the root while a dialog is open; the style sheet then locks scrolling. */
const OPEN_CLASS = 'zs-search-is-open';

/** Adds the behaviour of a dialog to its frame: closing, focus, scroll lock. */
export function attachFrameBehaviour({ dialog, form, input }: DialogFrame): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // Pressed and released on the backdrop: selecting text beyond the input must not close the dialog.
    if (target === dialog && pressed === dialog) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    if (!dialog.open) {
      unlockScrolling();
    }
  });
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '' || !form.hasAttribute('action')) {
      event.preventDefault();
    }
  });
}

/**
 * Locks the scrolling of the page, whose content keeps its width without the scrollbar. No custom property
 * holds that width: on the root it is inherited, and the browser computes every style of the page anew.
 */
function lockScrolling(): void {
  const { classList, clientWidth, style } = document.documentElement;
  if (!classList.contains(OPEN_CLASS)) {
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    classList.add(OPEN_CLASS);
  }
}

function unlockScrolling(): void {
  const { classList, style } = document.documentElement;
  style.paddingInlineEnd = '';
  classList.remove(OPEN_CLASS);
}

/** Opens the dialog with its input focused. */
export function openFrame({ dialog, input }: DialogFrame): void {
  if (!dialog.isConnected) {
    // A router may have replaced the whole body.
    document.body.append(dialog);
  }
  // First: measuring a page that has just become inert computes its styles once more.
  lockScrolling();
  if (!dialog.open) {
    dialog.showModal();
  }
  input.focus();
}
