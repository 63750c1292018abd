import { useEffect } from 'react';
import { isComposing } from '../start/isComposing.ts';
import { keepInside } from './keepInside.ts';

/** Keeps Tab inside the dialog, and lets Escape close it unless a composition takes that key. */
export function useDialogKeys(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') {
        keepInside(dialog, event);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        if (!isComposing(event)) {
          dialog.close();
        }
      }
    };
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [dialog]);
}
