import { copyText } from '../text/behaviour.ts';
import { announce } from '../ui/announce.ts';

/** Copies the value of a pressed swatch. */
export function startCopyValue(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-value]');
    if (!button) {
      return;
    }
    const value = button.dataset.copyValue ?? '';
    navigator.clipboard.writeText(value).then(
      () => {
        button.dataset.state = 'done';
        announce(`${value} ${copyText.copied}`);
        setTimeout(() => delete button.dataset.state, 2000);
      },
      () => announce(copyText.failed),
    );
  });
}
