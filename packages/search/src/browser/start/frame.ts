import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { FrameText } from '../../shared/text/searchText.ts';

/** The dialog without its contents: it can be opened and typed into. */
export interface DialogFrame {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Text of the live region. */
  status: HTMLElement;
  /** Container of the contents below the input. */
  panel: HTMLElement;
  /** Shows an error in place of the panel; null removes it. */
  fail: (failure: FrameFailure | null) => void;
}

/** Error that is shown instead of the contents. */
interface FrameFailure {
  isUnreachable: boolean;
  onRetry: () => void;
}

function failureHtml(isUnreachable: boolean, text: FrameText): string {
  const help = isUnreachable
    ? `<p class="zs-search-screen-help">${escapeHtml(text.errorHelp)}</p>`
    : '';
  return `
    <p class="zs-search-screen-title">${escapeHtml(text.errorTitle)}</p>${help}
    <button class="zs-search-action" type="button">${escapeHtml(text.retry)}</button>`;
}

/** @param dialog the dialog of the page's HTML */
export function createFrame(dialog: HTMLDialogElement, text: FrameText): DialogFrame {
  const part = <Part extends Element>(selector: string) => dialog.querySelector(selector) as Part;
  const panel = part<HTMLElement>('.zs-search-panel');
  const failed = document.createElement('div');
  failed.className = 'zs-search-screen';
  failed.setAttribute('role', 'alert');
  part<HTMLElement>('.zs-search-close').onclick = () => dialog.close();
  return {
    dialog,
    form: part<HTMLFormElement>('form'),
    input: part<HTMLInputElement>('input'),
    status: part<HTMLElement>('.zs-search-status'),
    panel,
    fail(failure) {
      failed.remove();
      panel.hidden = failure !== null;
      if (failure) {
        failed.innerHTML = failureHtml(failure.isUnreachable, text);
        failed.querySelector('button')?.addEventListener('click', failure.onRetry);
        panel.after(failed);
      }
    },
  };
}
