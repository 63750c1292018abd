import { announce } from '../../client/router/notice.ts';
import { copyText } from '../../text/client.ts';

/** How long a button shows the outcome. */
const FEEDBACK_MS = 2000;

/** Text of the code in a frame, without the removed lines of a diff. */
export function codeOf(frame: Element): string {
  return [...frame.querySelectorAll('.line:not(.remove)')]
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}

/** The text that a button copies: a value, a file, or the code of its frame. */
async function sourceOf(button: HTMLElement): Promise<string> {
  const { copyValue, copyFile } = button.dataset;
  if (copyFile) {
    const response = await fetch(copyFile);
    if (!response.ok) {
      throw new Error(`${copyFile}: ${response.status}`);
    }
    return response.text();
  }
  const frame = button.closest('figure');
  return copyValue ?? (frame ? codeOf(frame) : '');
}

/** Writes to the clipboard; false where neither way to it is open. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return (await import('@zs-docs/words/clipboard')).copySelected(text);
  }
}

/** Handles every copy button: of code frames, of colours, of whole pages. */
export function startCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-copy],[data-copy-value],[data-copy-file]',
    );
    if (!button || button.dataset.state) {
      return;
    }
    const label = button.textContent;
    const done = await sourceOf(button).then(copied).catch(console.warn);
    button.dataset.state = done ? 'done' : 'failed';
    // A swatch keeps its label; its colour shows the outcome.
    const { copyValue } = button.dataset;
    if (copyValue === undefined) {
      button.textContent = done ? copyText.copied : copyText.failed;
    }
    const message = done ? copyText.copied : copyText.notCopied;
    announce(`${copyValue ?? ''} ${message}`.trim());
    setTimeout(() => {
      delete button.dataset.state;
      if (copyValue === undefined) {
        button.textContent = label;
      }
    }, FEEDBACK_MS);
  });
}
