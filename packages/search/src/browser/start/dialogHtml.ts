import { escapeHtml } from '../../shared/escapeHtml.ts';
import { MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';
import type { FrameText } from '../../shared/text/searchText.ts';
import type { SearchSettings } from '../settings.ts';
import { FRAME_CLASS } from './findFrame.ts';

const ICON =
  '<svg class="zs-search-icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/></svg>';

/**
 * HTML of the closed dialog without its contents, for every page: it can be opened, by early.js, before
 * any other script has come.
 */
export function dialogHtml({ pageUrl }: Pick<SearchSettings, 'pageUrl'>, text: FrameText): string {
  const t = (name: Exclude<keyof FrameText, `error${string}` | 'retry'>) => escapeHtml(text[name]);
  // Without spaces between the tags, as every page holds it.
  const input = `<input class="zs-search-input" name="q" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-label="${t('placeholder')}" placeholder="${t('placeholder')}" maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">`;
  const clear = `<button class="zs-search-clear" type="reset" aria-label="${t('clear')}"><span aria-hidden="true">×</span></button>`;
  const close = `<button class="zs-search-close" type="button">${t('close')}</button>`;
  const action = pageUrl ? ` action="${escapeHtml(pageUrl)}"` : '';
  const form = `<form class="zs-search-form"${action}>${ICON}${input}${clear}${close}</form>`;
  return `<dialog class="${FRAME_CLASS}" aria-label="${t('button')}"><search>${form}</search><div class="zs-search-status" aria-live="polite"></div><div class="zs-search-panel" data-pending="${t('pending')}"></div></dialog>`;
}
