import { memo } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import { ResultBody } from '../results/ResultBody.tsx';
import type { ResultGroup, ResultRow } from '../results/resultGroups.ts';
import type { SearchText } from '../text/searchText.ts';
import { entryId, groupId } from './entryIds.ts';
import type { Press } from './openPlace.ts';

/** What happens to the rows of the dialog. */
export interface RowActions {
  /** The pointer is on the row. */
  onPoint: (entry: number) => void;
  /** The row's link was clicked; the browser itself follows it. */
  onChoose: (place: SearchPlace, page: SearchPlace | null, press: Press) => void;
}

interface ResultsScreenProps extends RowActions {
  groups: readonly ResultGroup[];
  active: number;
  text: SearchText;
}

/** The results in groups by lvl0; sections stand indented under their page. */
export function ResultsScreen({ groups, active, text, ...actions }: ResultsScreenProps) {
  let entry = 0;
  return groups.map(({ title, rows }, group) => {
    const first = entry;
    entry += rows.length;
    return (
      <section key={title} className="zs-search-group">
        <h2 className="zs-search-group-title">{title || text.results}</h2>
        <ul
          className="zs-search-list"
          id={groupId(group)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox moves through it
          role="listbox"
          aria-label={title || text.results}
        >
          {rows.map((row, n) => (
            <Row
              key={row.hit.objectID}
              row={row}
              entry={first + n}
              isActive={first + n === active}
              {...actions}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface RowProps extends RowActions {
  row: ResultRow;
  entry: number;
  isActive: boolean;
}

const Row = memo(function Row({ row, entry, isActive, onPoint, onChoose }: RowProps) {
  const { hit, page, isNested } = row;
  return (
    <li role="presentation">
      {/* The combobox moves through the options; the link itself takes no focus. */}
      <a
        className={isNested ? 'zs-search-row zs-search-nested' : 'zs-search-row'}
        id={entryId(entry)}
        role="option"
        aria-selected={isActive}
        href={hit.url}
        tabIndex={-1}
        onPointerMove={() => onPoint(entry)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => onChoose(hit, page, event)}
        onAuxClick={(event) => event.button === 1 && onChoose(hit, page, event)}
      >
        <ResultBody hit={hit} />
      </a>
    </li>
  );
});
