import { useEffect } from 'react';

/** Marks the dialog while an answer is late, so that its frame can show it. */
export function useStalled(dialog: HTMLDialogElement, stalled: boolean): void {
  useEffect(() => {
    dialog.toggleAttribute('data-stalled', stalled);
  }, [dialog, stalled]);
}
