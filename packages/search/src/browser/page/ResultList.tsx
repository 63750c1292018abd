import { type RefObject, useEffect, useRef } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { GroupTitle } from '../results/GroupTitle.tsx';
import { ResultBody } from '../results/ResultBody.tsx';
import type { ResultGroup } from '../results/resultGroups.ts';

interface ResultListProps {
  /** Groups of each page of hits; more results never move those above. */
  pages: readonly (readonly ResultGroup[])[];
  /** A reader is at a row. */
  onRead: () => void;
  onOpen: (place: SearchPlace, page: SearchPlace | null) => void;
  text: SearchText;
}

/** Moves focus to the first result of a page of hits that was added. */
function useFocusOnMore(place: RefObject<HTMLDivElement | null>, pages: number): void {
  const shown = useRef(pages);
  useEffect(() => {
    if (pages > shown.current) {
      // The pressed button moved down: continue at the first new result.
      place.current?.children[shown.current]?.querySelector('a')?.focus();
    }
    shown.current = pages;
  }, [place, pages]);
}

/** All results in groups by lvl0. */
export function ResultList({ pages, onRead, onOpen, text }: ResultListProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMore(place, pages.length);
  return (
    <div ref={place}>
      {pages.map((groups, batch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of hits has no other name
        <div key={batch}>
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group may come twice, by its best hits and by the others
            <section key={at} className="zs-search-group">
              <GroupTitle {...{ group, text }} />
              <ol className="zs-search-list">
                {group.rows.map(
                  (row) =>
                    row.kind === 'hit' && (
                      <li key={row.hit.objectID}>
                        <a
                          className="zs-search-row"
                          href={row.hit.url}
                          onFocus={onRead}
                          onClick={() => onOpen(row.hit, row.page)}
                        >
                          <ResultBody hit={row.hit} text={text} />
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
