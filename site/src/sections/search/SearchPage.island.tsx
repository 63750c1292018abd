import type { ListedPage, SearchSettings } from '@zs-docs/search';
import { SearchPage } from '@zs-docs/search/react';
import { useEffect, useState } from 'react';
import { searchText } from '../../text/search.ts';
import { loadSearchText } from '../../toolkit/version/loadSearchText.ts';

interface SearchPageProps {
  settings: SearchSettings;
  pages: readonly ListedPage[];
}

/** Search page in the browser. */
export default function SearchPageIsland(props: SearchPageProps) {
  const [text, setText] = useState(searchText);
  useEffect(() => {
    loadSearchText().then(setText);
  }, []);
  return <SearchPage {...props} text={text} />;
}
