import type { Dismissal } from './dismissal';

/**
 * Listens for Escape, unless it ends an IME composition. Returns a function that stops listening.
 */
export function listenForDismissal({ onEscape }: Dismissal): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && onEscape()) {
      event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
