import { appliesTo } from '../facts/appliesTo.ts';

/**
 * Shows the notes that apply to the reader's version, and hides the others.
 * @returns shows those of the documented version again
 */
export function showNotes(root: HTMLElement, version: string): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('li:is([data-since], [data-fixed-in])')].map(
    (note) => {
      const wasHidden = note.hidden;
      note.hidden = !appliesTo(note.dataset, version);
      note.toggleAttribute('data-my-difference', note.hidden !== wasHidden);
      return () => {
        note.hidden = wasHidden;
        note.removeAttribute('data-my-difference');
      };
    },
  );
  return () => {
    for (const restore of undo) {
      restore();
    }
  };
}
