import { MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { SearchIcon } from '../screens/icons.tsx';
import { type ListedPage, PageList } from './PageList.tsx';

interface StaticSearchPageProps {
  pages: readonly ListedPage[];
  text: SearchText;
}

/** The search page before, and without, JavaScript. */
export function StaticSearchPage({ pages, text }: StaticSearchPageProps) {
  return (
    <>
      <form className="zs-search-box zs-search-needs-script">
        <div className="zs-search-field">
          <SearchIcon />
          <input
            className="zs-search-input"
            type="search"
            name="q"
            aria-label={text.placeholder}
            placeholder={text.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
          />
        </div>
      </form>
      <div className="zs-search-without-script">
        <p>{text.scriptNeeded}</p>
        <PageList pages={pages} text={text} />
      </div>
    </>
  );
}
