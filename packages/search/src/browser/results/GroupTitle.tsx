import type { SearchText } from '../../shared/text/searchText.ts';
import type { ResultGroup } from './resultGroups.ts';

interface GroupTitleProps {
  group: ResultGroup;
  /** Shows the hits that wait; left out where none do. */
  onMore?: (title: string) => void;
  text: SearchText;
}

/** Heading of a group, with the way to its hits that wait. */
export function GroupTitle({ group: { title, waiting }, onMore, text }: GroupTitleProps) {
  return (
    <h2 className="zs-search-group-title">
      <span>{title || text.results}</span>
      {waiting > 0 && (
        <button
          className="zs-search-group-more"
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMore?.(title)}
        >
          {text.moreInGroup(waiting)}
        </button>
      )}
    </h2>
  );
}
