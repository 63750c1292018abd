import { useEffect } from 'react';

/** Keeps the modal inside the part of the screen that an on-screen keyboard leaves free. */
export function useVisualViewport(dialog: HTMLDialogElement): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => {
      dialog.style.setProperty('--search-height', `${viewport?.height ?? innerHeight}px`);
      dialog.style.setProperty('--search-top', `${viewport?.offsetTop ?? 0}px`);
    };
    fit();
    viewport?.addEventListener('resize', fit);
    viewport?.addEventListener('scroll', fit);
    return () => {
      viewport?.removeEventListener('resize', fit);
      viewport?.removeEventListener('scroll', fit);
    };
  }, [dialog]);
}
