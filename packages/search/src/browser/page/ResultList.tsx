import { type RefObject, useEffect, useRef } from 'react';
import type { SearchAnswer, SearchPlace } from '../../shared/searchClient.ts';
import { ResultBody } from '../results/ResultBody.tsx';
import { groupResults, type MoreRow, type ResultRow } from '../results/resultGroups.ts';
import { useOpenPages } from '../results/useOpenPages.ts';
import type { SearchText } from '../text/searchText.ts';

interface ResultListProps {
  query: string;
  /** Pages of hits; each is grouped by itself, so that more results never move those above. */
  answers: readonly SearchAnswer[];
  onOpen: (place: SearchPlace, page: SearchPlace | null) => void;
  text: SearchText;
}

/** Moves focus to the first result of a page of hits that was added. */
function useFocusOnMore(place: RefObject<HTMLDivElement | null>, pages: number): void {
  const shown = useRef(pages);
  useEffect(() => {
    if (pages > shown.current) {
      // The button that was pressed moved down: reading goes on at the first new result.
      place.current?.children[shown.current]?.querySelector('a')?.focus();
    }
    shown.current = pages;
  }, [place, pages]);
}

/** Results in groups by lvl0; the rest of what a page holds waits behind a button. */
export function ResultList({ query, answers, onOpen, text }: ResultListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, onMore] = useOpenPages(query);
  useFocusOnMore(place, answers.length);
  return (
    <div ref={place}>
      {answers.map(({ hits }, batch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of hits has no other name
        <div key={batch}>
          {groupResults(hits, open).map(({ title, rows }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a title may come twice
            <section key={group} className="zs-search-group">
              <h2 className="zs-search-group-title">{title}</h2>
              <ol className="zs-search-list">
                {rows.map((row) => (
                  <li key={row.kind === 'hit' ? row.hit.objectID : row.page}>
                    <Row {...{ row, onOpen, onMore, text }} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps extends Pick<ResultListProps, 'onOpen' | 'text'> {
  row: ResultRow | MoreRow;
  onMore: (page: string) => void;
}

function Row({ row, onOpen, onMore, text }: RowProps) {
  if (row.kind === 'more') {
    return (
      <button
        className="zs-search-row zs-search-rest"
        type="button"
        aria-label={text.moreOf(row.title, row.count)}
        onClick={() => onMore(row.page)}
      >
        {text.moreOnPage(row.count)}
      </button>
    );
  }
  const { hit, page, isNested } = row;
  return (
    <a className="zs-search-row" href={hit.url} onClick={() => onOpen(hit, page)}>
      <ResultBody hit={hit} isNested={isNested} />
    </a>
  );
}
