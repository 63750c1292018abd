import type { SearchIndex } from '../index/searchIndex.ts';
import { condenseByIndex } from '../query/condenseByIndex.ts';
import type { Matcher } from '../query/matcher.ts';
import { nearNames } from '../query/nearNames.ts';
import { type FoundSection, findSections } from '../rank/findSections.ts';
import type { SearchQuery } from '../searchClient.ts';
import { facetTest } from './facets.ts';

/** Query fields used for matching; the others only format the answer. */
export type EngineQuery = Pick<SearchQuery, 'text' | 'page' | 'hitsPerPage' | 'facetFilters'>;

/** One page of hits of the engine. */
export interface HitPage {
  /** What was searched: a text that is too long is condensed. */
  text: string;
  /** Which page of the hits this is, from 0. */
  page: number;
  found: readonly FoundSection[];
  matcher: Matcher;
  /** Words of the query that the documents do not have. */
  unknown: readonly string[];
  /** Whether the last word of the query may be half typed. */
  isHalfTyped: boolean;
  /** The searched index, with the texts of the found sections. */
  index: SearchIndex;
  nbHits: number;
  nbPages: number;
  /** Queries spelt nearly as one that found nothing. */
  near: readonly string[];
}

/**
 * A query in the letters of the index: an input method may have left it full-width signs, and macOS syllables
 * in their parts. The whole of NFKC would take the initials of Korean apart.
 * @example lettersOfIndex('ＡＬＥＲＴ　1') // 'ALERT 1'
 */
export const lettersOfIndex = (query: string): string =>
  query
    .normalize('NFC')
    .replaceAll('\u3000', ' ')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Finds one page of hits. */
export function findHits(
  index: SearchIndex,
  { text: typed, page, hitsPerPage, facetFilters }: EngineQuery,
): HitPage {
  const asked = lettersOfIndex(typed);
  const query = condenseByIndex(index, asked);
  const { found, matcher, unknown, isHalfTyped } = findSections(index, query);
  const fits = facetTest(facetFilters);
  const fitting = found.filter(({ section }) => fits(section));
  return {
    text: query === asked ? typed : query,
    page,
    found: fitting.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
    matcher,
    unknown,
    isHalfTyped,
    index,
    nbHits: fitting.length,
    near: fitting.length ? [] : nearNames(index, query),
    nbPages: hitsPerPage ? Math.ceil(fitting.length / hitsPerPage) : 0,
  };
}
