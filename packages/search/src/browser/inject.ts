// The script that `zs-search build --inject` puts into pages: it starts by itself.
import { OPEN_ATTRIBUTE, PAGE_DATA_ID, PAGE_ID, TAG_ATTRIBUTE } from '../shared/attributes.ts';
import { en } from '../shared/text/en.ts';
import { ko } from '../shared/text/ko.ts';
import type { SearchText } from '../shared/text/searchText.ts';
import { mountSearchPage } from './page/mountSearchPage.ts';
import type { SearchSettings } from './settings.ts';
import { startSearch } from './start/startSearch.ts';

const text = document.documentElement.lang.startsWith('ko') ? ko : en;
const tag = document.querySelector(`script[type=module][${TAG_ATTRIBUTE}]`);
const settings: SearchSettings = {
  // The index lies beside this script.
  provider: { name: 'embedded', indexUrl: import.meta.url.replace(/[^/]*$/, '') },
  ...JSON.parse(tag?.getAttribute(TAG_ATTRIBUTE) || '{}'),
};

/** A round button in the corner, for readers without a keyboard on pages without a button. */
function addButton({ button }: SearchText): void {
  const float = document.createElement('button');
  float.type = 'button';
  float.className = 'zs-search zs-search-float';
  float.setAttribute('aria-label', button);
  float.setAttribute('aria-haspopup', 'dialog');
  float.setAttribute(OPEN_ATTRIBUTE, '');
  float.innerHTML =
    '<svg viewBox="0 0 20 20" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/></svg>';
  document.body.append(float);
}

startSearch(settings, { text });
const place = document.getElementById(PAGE_ID);
if (place) {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}';
  mountSearchPage(place, settings, { text, ...JSON.parse(data) });
} else if (!document.querySelector(`[${OPEN_ATTRIBUTE}]`)) {
  addButton(text);
}
