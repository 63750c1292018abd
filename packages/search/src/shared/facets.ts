import type { SearchRequest } from './protocol.ts';
import type { Section } from './sections.ts';

function matches(section: Section, filter: unknown): boolean {
  if (typeof filter !== 'string') {
    return false;
  }
  const negative = filter.startsWith('-');
  const colon = filter.indexOf(':');
  const name = filter.slice(negative ? 1 : 0, colon);
  const value = filter.slice(colon + 1);
  const own =
    name === 'language'
      ? section.language
      : name === 'docusaurus_tag'
        ? section.tag
        : name === 'hierarchy.lvl0'
          ? section.chain[0]
          : undefined;
  return (own === value) !== negative;
}

/**
 * Takes the facet filters of a request (outer array: all must hold, inner: one must),
 * returns a test for sections. A facet that the index does not know holds for no section.
 */
export function facetTest(filters: SearchRequest['facetFilters']): (section: Section) => boolean {
  const groups = (filters ?? []).map((filter) => (Array.isArray(filter) ? filter : [filter]));
  return (section) =>
    groups.every((group) => group.length === 0 || group.some((filter) => matches(section, filter)));
}
