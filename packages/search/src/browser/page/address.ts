import { cutPasted } from '../../shared/query/maxQueryLength.ts';
import { writeEntry } from './writeEntry.ts';

/** State of the search page as its address holds it. */
export interface PageAddress {
  query: string;
  /** Pages of hits to show, at least 1. */
  pages: number;
}

const MAX_PAGES = 50;

/**
 * Parses `?q=` and `&page=` of an address; ignores invalid values.
 * @example readAddress('?q=alert&page=2') // { query: 'alert', pages: 2 }
 */
export function readAddress(search: string): PageAddress {
  const parameters = new URLSearchParams(search);
  const pages = Number(parameters.get('page'));
  return {
    query: cutPasted(parameters.get('q') ?? ''),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1,
  };
}

/**
 * Formats the query string of an address; empty for the initial state.
 * @example writeAddress({ query: 'alert', pages: 2 }) // '?q=alert&page=2'
 */
export function writeAddress({ query, pages }: PageAddress): string {
  const parameters = new URLSearchParams();
  if (query) {
    parameters.set('q', query);
  }
  if (query && pages > 1) {
    parameters.set('page', String(pages));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Moves what was typed before the script was loaded into the address, unless that has a query. */
export function keepTyped(page: Element | null): void {
  const typed = page?.querySelector('input')?.value ?? '';
  if (typed && !readAddress(location.search).query) {
    writeEntry('replace', history.state, writeAddress({ query: typed, pages: 1 }));
  }
}
