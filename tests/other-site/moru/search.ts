// The search of the pages that are bundled; the others get theirs from `zs-search build --inject`.
import { ko, mountSearchPage, type SearchSettings, startSearch } from '@zs-docs/search';
import '@zs-docs/search/search.css';

const settings: SearchSettings = {
  provider: { name: 'embedded', indexUrl: '/bundled/search-index/' },
  pageUrl: '/bundled/find/',
  suggestions: ['칩', '수량'],
};

startSearch(settings, { text: ko });

const place = document.getElementById('find');
if (place) {
  mountSearchPage(place, settings, { text: ko });
}
