/** Class of the dialog. */
export const FRAME_CLASS = 'zs-search-dialog';

/** The dialog of the page, which its HTML holds before any script has come. */
export const findFrame = () => document.querySelector<HTMLDialogElement>(`dialog.${FRAME_CLASS}`);
