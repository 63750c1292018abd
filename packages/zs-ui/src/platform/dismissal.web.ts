import type { Dismissal } from './dismissal';

/** Listens for Escape; returns the way to stop. Escape that ends a composition is not ours. */
export function listenForDismissal({ onEscape }: Dismissal): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && onEscape()) {
      event.preventDefault();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
