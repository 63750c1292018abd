import { useEffect } from 'react';
import { OPEN_ATTRIBUTE } from '../../shared/attributes.ts';
import type { SearchClient } from '../../shared/searchClient.ts';
import { isComposing } from '../start/isComposing.ts';
import { isModified } from './openPlace.ts';

// Safari before 17.4 has no `checkVisibility`.
const isVisible = (element: HTMLElement) =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/**
 * Traps Tab in a dialog: from the last tab stop to the first, and back. The browser makes a scrolling
 * list a tab stop as well, which may be the last.
 */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && isVisible(stop),
  );
  const { activeElement } = document;
  const ahead = event.shiftKey
    ? Node.DOCUMENT_POSITION_PRECEDING
    : Node.DOCUMENT_POSITION_FOLLOWING;
  const leaves = !stops.some((stop) => (activeElement?.compareDocumentPosition(stop) ?? 0) & ahead);
  if (leaves) {
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }
}

/** Keeps Tab inside the dialog, and lets Escape close it unless a composition takes that key. */
function useDialogKeys(dialog: HTMLDialogElement): void {
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

/** Keeps the dialog inside the part of the screen that an on-screen keyboard leaves free. */
function useVisualViewport(dialog: HTMLDialogElement): void {
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

/** Focuses a button of the search where nothing had the focus before: a screen reader reads on from somewhere. */
function focusOpener(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  if (activeElement === body || dialog.contains(activeElement)) {
    const openers = [...document.querySelectorAll<HTMLElement>(`[${OPEN_ATTRIBUTE}]`)];
    openers.find((opener) => opener.getClientRects().length > 0)?.focus({ preventScroll: true });
  }
}

/** The keys of the dialog, its place on the screen, and its end; marks it while an answer is late. */
export function useDialog(
  dialog: HTMLDialogElement,
  client: SearchClient,
  isStalled: boolean,
): void {
  useEffect(() => client.loadFullIndex?.(), [client]);
  useDialogKeys(dialog);
  useVisualViewport(dialog);
  useEffect(() => {
    // The page is not loaded anew where the site has a router, or where the link leads to a part of it.
    const leave = (click: MouseEvent) => {
      if ((click.target as Element).closest('a') && !isModified(click)) {
        dialog.close();
      }
    };
    const onClose = () => dialog.open || focusOpener(dialog);
    dialog.addEventListener('click', leave);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('click', leave);
      dialog.removeEventListener('close', onClose);
    };
  }, [dialog]);
  useEffect(() => {
    dialog.classList.toggle('zs-search-stalled', isStalled);
  }, [dialog, isStalled]);
}
