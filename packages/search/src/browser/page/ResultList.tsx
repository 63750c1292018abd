import { type RefObject, useEffect, useRef } from 'react';
import type { SearchAnswer, SearchPlace } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { ResultBody } from '../results/ResultBody.tsx';
import { groupResults } from '../results/resultGroups.ts';

const NONE: ReadonlySet<string> = new Set();

interface ResultListProps {
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

/** All results in groups by lvl0, as they rank. */
export function ResultList({ answers, onOpen, text }: ResultListProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMore(place, answers.length);
  return (
    <div ref={place}>
      {answers.map(({ hits }, batch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of hits has no other name
        <div key={batch}>
          {groupResults(hits, NONE, Number.POSITIVE_INFINITY).map(({ title, rows }, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a title may come twice
            <section key={group} className="zs-search-group">
              <h2 className="zs-search-group-title">{title}</h2>
              <ol className="zs-search-list">
                {rows.map(
                  (row) =>
                    row.kind === 'hit' && (
                      <li key={row.hit.objectID}>
                        <a
                          className="zs-search-row"
                          href={row.hit.url}
                          onClick={() => onOpen(row.hit, row.page)}
                        >
                          <ResultBody hit={row.hit} isNested={row.isNested} text={text} />
                        </a>
                      </li>
                    ),
                )}
              </ol>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
