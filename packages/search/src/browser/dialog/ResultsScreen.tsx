import { memo } from 'react';
import type { SearchAnswer, SearchPlace } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { answerUrl } from '../results/answerUrl.ts';
import { GroupTitle } from '../results/GroupTitle.tsx';
import { ResultBody } from '../results/ResultBody.tsx';
import { ResultNotes } from '../results/ResultNotes.tsx';
import type { MoreRow, ResultGroup, ResultRow } from '../results/resultGroups.ts';
import { entryId, groupId } from './entries.ts';
import { type Press, targetOf } from './openPlace.ts';

/** Event handlers of the rows. */
export interface RowActions {
  /** The pointer entered the row. */
  onPoint: (entry: number) => void;
  /** The link of the row was clicked; the browser follows it. */
  onChoose: (place: SearchPlace, page: SearchPlace | null, press: Press) => void;
}

interface ResultsScreenProps extends RowActions {
  answer: SearchAnswer | undefined;
  isCondensed: boolean;
  /** Whether the first row is open to its answer. */
  isOpen: boolean;
  groups: readonly ResultGroup[];
  active: number;
  /** Shows the remaining hits of a page or a group. */
  onMore: (what: string) => void;
  text: SearchText;
}

/** The results in groups by lvl0; sections are indented under their page. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { answer, isCondensed, isOpen, groups, active, onMore, text, ...actions } = props;
  let entry = 0;
  const lists = groups.map((group, at) => {
    const { title, rows } = group;
    const first = entry;
    entry += rows.length;
    return (
      <section key={title} className="zs-search-group">
        <GroupTitle {...{ onMore, text }} group={group} />
        <ul
          className="zs-search-list"
          id={groupId(at)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox moves through it
          role="listbox"
          aria-label={title || text.results}
        >
          {rows.map((row, n) => {
            const place = { entry: first + n, isActive: first + n === active };
            const isOpened = isOpen && first + n === 0;
            return row.kind === 'hit' ? (
              <Row
                key={row.hit.objectID}
                isOpen={isOpened}
                {...{ row, text }}
                {...place}
                {...actions}
              />
            ) : (
              <More key={row.page} {...{ row, onMore, text }} {...place} {...actions} />
            );
          })}
        </ul>
      </section>
    );
  });
  return (
    <>
      <ResultNotes {...{ answer, isCondensed, text }} />
      {lists}
    </>
  );
}

interface Placed {
  entry: number;
  isActive: boolean;
}

interface RowProps extends RowActions, Placed {
  row: ResultRow;
  /** Whether it is open to its answer. */
  isOpen: boolean;
  text: SearchText;
}

const Row = memo(function Row(props: RowProps) {
  const { row, isOpen, text, entry, isActive, onPoint, onChoose } = props;
  const { hit, page, isNested } = row;
  const url = isOpen ? answerUrl(hit) : hit.url;
  return (
    <li role="presentation">
      {/* The combobox moves through the options; the link itself takes no focus. */}
      <a
        className={isNested ? 'zs-search-row zs-search-nested' : 'zs-search-row'}
        data-open={isOpen || undefined}
        id={entryId(entry)}
        role="option"
        aria-selected={isActive}
        href={url}
        target={targetOf(url) || undefined}
        tabIndex={-1}
        onPointerDown={() => onPoint(entry)}
        onPointerMove={() => onPoint(entry)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => onChoose(hit, page, event)}
        onAuxClick={(event) => event.button === 1 && onChoose(hit, page, event)}
      >
        <ResultBody {...{ hit, isOpen, text }} />
      </a>
    </li>
  );
});

interface MoreProps extends Pick<RowActions, 'onPoint'>, Placed {
  row: MoreRow;
  onMore: (page: string) => void;
  text: SearchText;
}

function More({ row, entry, isActive, onPoint, onMore, text }: MoreProps) {
  return (
    <li role="presentation">
      <button
        className={`zs-search-row zs-search-rest ${row.isNested ? 'zs-search-nested' : ''}`}
        type="button"
        id={entryId(entry)}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onPointerMove={() => onPoint(entry)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onMore(row.page)}
      >
        {text.moreOnPage(row.count)}
      </button>
    </li>
  );
}
