import type { SearchHit } from '../../shared/protocol.ts';
import type { SearchAnswer } from '../request/readAnswer.ts';
import type { ResultItem } from '../results/resultGroups.ts';
import type { SearchSettings } from '../settings.ts';

/** An entry of the modal's lists: a result, or a stored search without a parent. */
export type SearchItem = ResultItem & {
  // Read by the insights part of autocomplete-core; its items need an index signature.
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  [key: string]: unknown;
};

/** A stored search as an entry of a list. */
export function storedItem(hit: SearchHit): SearchItem {
  return { ...hit, parent: null };
}

/** A result as an entry of a list, with what insights needs to report it. */
export function resultItem(
  item: ResultItem,
  { queryID }: SearchAnswer,
  { indexName }: SearchSettings,
): SearchItem {
  return queryID
    ? { ...item, __autocomplete_indexName: indexName, __autocomplete_queryID: queryID }
    : { ...item };
}
