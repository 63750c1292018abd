import { announce } from '../../client/announce.ts';
import { copyText } from '../../text/client.ts';

/** How long a button says what came of it, in ms. */
const NOTICE = 2000;

/** Code of a frame without the lines that a diff takes away. */
export function codeOf(frame: Element): string {
  return [...frame.querySelectorAll('.line:not(.remove)')]
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}

/** What a button copies: a value, the file an address names, or the code of its frame. */
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

/** Answers every copy button: of code frames, of colours, of whole pages. */
export function startCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-copy],[data-copy-value],[data-copy-file]',
    );
    if (!button || button.dataset.state) {
      return;
    }
    const label = button.textContent;
    const done = await sourceOf(button)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    const message = done ? copyText.copied : copyText.failed;
    button.dataset.state = done ? 'done' : 'failed';
    // A swatch keeps its name: its colour shows what happened.
    const named = 'copyValue' in button.dataset;
    if (!named) {
      button.textContent = message;
    }
    announce(`${button.dataset.copyValue ?? ''} ${message}`.trim());
    setTimeout(() => {
      delete button.dataset.state;
      if (!named) {
        button.textContent = label;
      }
    }, NOTICE);
  });
}
