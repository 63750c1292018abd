import { appliesTo } from '../facts/appliesTo.ts';

/** Hides a fold of notes none of which is shown. */
function hideEmpty(fold: HTMLElement | null): void {
  if (fold) {
    fold.hidden = [...fold.querySelectorAll('li')].every(({ hidden }) => hidden);
  }
}

/**
 * Shows the notes and passages that apply to the reader's version, and marks those that differ from the
 * documented part. A note that does not apply is hidden; a passage is drawn by shownMarks.css.
 * @returns shows those of the documented version again
 */
export function showNotes(root: HTMLElement, documented: string, version: string): () => void {
  const ranged = root.querySelectorAll<HTMLElement>(':is([data-since], [data-fixed-in])');
  const differing = [...ranged].filter(
    ({ dataset }) => appliesTo(dataset, version) !== appliesTo(dataset, documented),
  );
  const swap = (isMine: boolean) => {
    for (const part of differing) {
      part.toggleAttribute('data-my-difference', isMine);
      if (part.tagName === 'LI') {
        part.hidden = !appliesTo(part.dataset, isMine ? version : documented);
        hideEmpty(part.closest('details'));
      }
    }
  };
  swap(true);
  return () => swap(false);
}
