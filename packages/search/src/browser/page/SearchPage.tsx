import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { defaultText } from '../../shared/text/defaultText.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { FaultBoundary } from '../screens/FaultBoundary.tsx';
import { fillSettings, type SearchSettings } from '../settings.ts';
import { keepTyped } from './address.ts';
import { LiveSearchPage } from './LiveSearchPage.tsx';
import type { ListedPage } from './PageList.tsx';
import { StaticSearchPage } from './StaticSearchPage.tsx';

/** Options of a search page besides the settings. */
interface SearchPageOptions {
  /** All pages of the site, for when there is nothing to show. */
  pages?: readonly ListedPage[];
  /** By default what the specification names. */
  text?: SearchText;
}

interface SearchPageProps extends SearchPageOptions {
  settings: SearchSettings;
}

const NO_PAGES: readonly ListedPage[] = [];

/**
 * The search page: input, count, results of the query in the address (`?q=`). Without JavaScript it
 * says so and lists all pages.
 */
export function SearchPage({
  settings: given,
  pages = NO_PAGES,
  text = defaultText,
}: SearchPageProps) {
  const settings = useMemo(() => fillSettings(given), [given]);
  const place = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);

  useLayoutEffect(() => {
    keepTyped(place.current);
    setLive(true);
  }, []);

  return (
    <div className="zs-search-page" ref={place}>
      {isLive ? (
        <FaultBoundary text={text}>
          <LiveSearchPage {...{ settings, pages, text }} />
        </FaultBoundary>
      ) : (
        <StaticSearchPage {...{ pages, text }} />
      )}
    </div>
  );
}
