import { useEffect } from 'react';

/** Keeps the dialog inside the part of the screen that an on-screen keyboard leaves free. */
export function useVisualViewport(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => {
      dialog.style.setProperty('--zs-search-height', `${viewport?.height ?? innerHeight}px`);
      dialog.style.setProperty('--zs-search-top', `${viewport?.offsetTop ?? 0}px`);
    };
    // In a frame with layout anyway: reading the height forces layout.
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
