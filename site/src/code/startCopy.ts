import { copyText } from '../text/behaviour.ts';
import { announce } from '../ui/announce.ts';

/** Code of a frame without the lines that a diff takes away. */
export function codeOf(frame: Element): string {
  return [...frame.querySelectorAll('.line:not(.remove)')]
    .map((line) => line.textContent)
    .join('\n');
}

/** Answers the copy buttons of code frames. */
export function startCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    const frame = button?.closest('figure');
    if (!button || !frame) {
      return;
    }
    const label = button.textContent;
    const done = await navigator.clipboard.writeText(codeOf(frame)).then(
      () => true,
      () => false,
    );
    const message = done ? copyText.copied : copyText.failed;
    button.dataset.state = done ? 'done' : 'failed';
    button.textContent = message;
    announce(message);
    setTimeout(() => {
      delete button.dataset.state;
      button.textContent = label;
    }, 2000);
  });
}
