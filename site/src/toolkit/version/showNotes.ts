import { appliesTo } from '../facts/appliesTo.ts';

/**
 * Shows the notes and passages that apply to the reader's version, and marks those that differ from the
 * documented one. A note that does not apply is hidden; a passage is drawn by shownMarks.css.
 * @returns shows those of the documented version again
 */
export function showNotes(root: HTMLElement, documented: string, version: string): () => void {
  const ranged = root.querySelectorAll<HTMLElement>(':is([data-since], [data-fixed-in])');
  const differing = [...ranged].filter(
    ({ dataset }) => appliesTo(dataset, version) !== appliesTo(dataset, documented),
  );
  const swap = (isMine: boolean) => {
    for (const one of differing) {
      one.toggleAttribute('data-my-difference', isMine);
      if (one.tagName === 'LI') {
        one.hidden = !one.hidden;
      }
    }
  };
  swap(true);
  return () => swap(false);
}
