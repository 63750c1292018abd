/** The places of the search dialog's frame that the modal fills and reads. */
export interface DialogParts {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  panel: HTMLElement;
  status: HTMLElement;
}

/**
 * Finds the parts of the frame that SearchDialog.tsx renders.
 * @throws if one is missing
 */
export function dialogParts(dialog: HTMLDialogElement): DialogParts {
  const input = dialog.querySelector('input');
  const panel = dialog.querySelector<HTMLElement>('[data-search-panel]');
  const status = dialog.querySelector<HTMLElement>('[data-search-status]');
  if (!input || !panel || !status) {
    throw new Error('The search dialog is not complete: render it with SearchDialog.');
  }
  return { dialog, input, panel, status };
}
