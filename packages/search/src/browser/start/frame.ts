import { escapeHtml } from '../../shared/escapeHtml.ts';
import { MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';
import type { FrameText } from '../../shared/text/searchText.ts';
import type { FullSettings, SearchSettings } from '../settings.ts';
import { FRAME_CLASS } from './findFrame.ts';

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

const ICON =
  '<svg class="zs-search-icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/></svg>';

/**
 * HTML of the closed dialog without its contents. In a page it can be opened, by early.js, before any
 * other script has come; without it `startSearch` adds the same.
 */
export function dialogHtml({ pageUrl }: Pick<SearchSettings, 'pageUrl'>, text: FrameText): string {
  const t = (name: 'button' | 'placeholder' | 'clear' | 'close') => escapeHtml(text[name]);
  // Without spaces between the tags, as every page holds it.
  const input = `<input class="zs-search-input" name="q" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-label="${t('placeholder')}" placeholder="${t('placeholder')}" maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">`;
  const clear = `<button class="zs-search-clear" type="reset" aria-label="${t('clear')}"><span aria-hidden="true">×</span></button>`;
  const close = `<button class="zs-search-close" type="button">${t('close')}</button>`;
  const action = pageUrl ? ` action="${escapeHtml(pageUrl)}"` : '';
  const form = `<form class="zs-search-form"${action}>${ICON}${input}${clear}${close}</form>`;
  return `<dialog class="zs-search ${FRAME_CLASS}" aria-label="${t('button')}"><search>${form}</search><p class="zs-search-status" role="status"></p><div class="zs-search-panel"></div></dialog>`;
}

function failureHtml(isUnreachable: boolean, text: FrameText): string {
  const help = isUnreachable
    ? `<p class="zs-search-screen-help">${escapeHtml(text.errorHelp)}</p>`
    : '';
  return `
    <p class="zs-search-screen-title">${escapeHtml(text.errorTitle)}</p>${help}
    <button class="zs-search-action" type="button">${escapeHtml(text.retry)}</button>`;
}

/** Adds the closed dialog to the end of the page. */
function addFrame(html: string): HTMLDialogElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLDialogElement;
}

/** @param inPage the dialog of the page's HTML; without one it is created */
export function createFrame(
  settings: FullSettings,
  text: FrameText,
  inPage: HTMLDialogElement | null = null,
): DialogFrame {
  const dialog = inPage ?? addFrame(dialogHtml(settings, text));
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
      if (failure) {
        failed.innerHTML = failureHtml(failure.isUnreachable, text);
        failed.querySelector('button')?.addEventListener('click', failure.onRetry);
        panel.after(failed);
      }
    },
  };
}
