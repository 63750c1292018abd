import { type RefObject, useEffect, useRef } from 'react';
import type { SearchAnswer, SearchPlace } from '../../shared/searchClient.ts';
import { ResultBody } from '../results/ResultBody.tsx';
import { groupResults } from '../results/resultGroups.ts';

interface ResultListProps {
  /** Pages of hits; each is grouped by itself, so that more results never move those above. */
  answers: readonly SearchAnswer[];
  onOpen: (place: SearchPlace, page: SearchPlace | null) => void;
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

/** Results in groups by lvl0. */
export function ResultList({ answers, onOpen }: ResultListProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMore(place, answers.length);
  return (
    <div ref={place}>
      {answers.map(({ hits }, batch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of hits has no other name
        <div key={batch}>
          {groupResults(hits).map(({ title, rows }) => (
            <section key={title} className="zs-search-group">
              <h2 className="zs-search-group-title">{title}</h2>
              <ol className="zs-search-list">
                {rows.map(({ hit, page }) => (
                  <li key={hit.objectID}>
                    <a className="zs-search-row" href={hit.url} onClick={() => onOpen(hit, page)}>
                      <ResultBody hit={hit} />
                    </a>
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
