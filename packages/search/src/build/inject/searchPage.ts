import { PAGE_DATA_ID, PAGE_ID } from '../../shared/attributes.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { SearchRecord } from '../../shared/records.ts';
import { en } from '../../shared/text/en.ts';
import { ko } from '../../shared/text/ko.ts';
import { type Tags, tagsOf } from './injectTags.ts';

/** Limit above which all pages are not listed. */
const MAX_LISTED_PAGES = 500;

/** A page of the site and its group. */
interface ListedPage {
  title: string;
  url: string;
  group: string;
}

/** The pages of records, in their order. */
function listPages(records: readonly SearchRecord[]): ListedPage[] {
  const pages = new Map<string, ListedPage>();
  for (const { url_without_anchor: url, hierarchy } of records) {
    if (!pages.has(url)) {
      pages.set(url, { title: hierarchy.lvl1 ?? url, url, group: hierarchy.lvl0 ?? '' });
    }
  }
  return pages.size > MAX_LISTED_PAGES ? [] : [...pages.values()];
}

/** JSON for the script, escaped so that `</script>` in a text cannot close its element. */
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Options of `searchPageHtml`. */
interface SearchPageHtmlOptions extends Tags {
  base: string;
  language: string;
  records: readonly SearchRecord[];
}

/** HTML of the search page: complete without a script, with an element that the script renders into. */
export function searchPageHtml(options: SearchPageHtmlOptions): string {
  const { base, language, records } = options;
  const text = language.startsWith('ko') ? ko : en;
  const pages = listPages(records);
  const items = pages.map(
    ({ url, title }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language || 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text.button}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.6 }
</style>
${tagsOf(options)}
</head>
<body>
<nav><a href="${escapeHtml(base)}">${text.home}</a></nav>
<main>
<h1>${text.button}</h1>
<div id="${PAGE_ID}">
<noscript><p>${text.scriptNeeded}</p><ul>${items.join('')}</ul></noscript>
</div>
</main>
<script type="application/json" id="${PAGE_DATA_ID}">${json({ pages })}</script>
</body>
</html>
`;
}
