import { useEffect } from 'react';

/** Keeps the modal inside the part of the screen that an on-screen keyboard leaves free. */
export function useVisualViewport(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => {
      // Without a keyboard the styles know the height, and need not be worked out anew.
      const isCovered = viewport !== null && viewport.height < innerHeight;
      dialog.style.setProperty('--search-height', isCovered ? `${viewport.height}px` : '');
      dialog.style.setProperty('--search-top', isCovered ? `${viewport.offsetTop}px` : '');
    };
    // Where the frame is laid out anyway: to ask for the height is to lay out the page.
    const frame = requestAnimationFrame(fit);
    viewport?.addEventListener('resize', fit);
    viewport?.addEventListener('scroll', fit);
    return () => {
      cancelAnimationFrame(frame);
      viewport?.removeEventListener('resize', fit);
      viewport?.removeEventListener('scroll', fit);
    };
  }, [dialog]);
}
