import { SearchIcon } from '../dialog/icons.tsx';
import { MAX_QUERY_LENGTH } from '../settings.ts';
import { defaultSearchText, type SearchText } from '../text/searchText.ts';
import { type ListedPage, PageList } from './PageList.tsx';
import box from './QueryBox.module.css';
import styles from './SearchPageFallback.module.css';

interface SearchPageFallbackProps {
  pages: readonly ListedPage[];
  text?: SearchText;
}

/** The search page before, and without, JavaScript. */
export function SearchPageFallback({ pages, text = defaultSearchText }: SearchPageFallbackProps) {
  return (
    <>
      <form className={`${box.form} ${styles.form}`}>
        <div className={box.field}>
          <SearchIcon className={box.icon} />
          <input
            className={box.input}
            type="search"
            name="q"
            aria-label={text.placeholder}
            placeholder={text.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
          />
        </div>
      </form>
      <div className={styles.withoutScript}>
        <p>{text.scriptNeeded}</p>
        <PageList pages={pages} text={text} />
      </div>
    </>
  );
}
