import type { Section } from '../index/sections.ts';
import type { FacetFilters } from '../searchClient.ts';

type Test = (section: Section) => boolean;

/** Values of a section by name of the facet. */
const VALUES = new Map<string, (section: Section) => string | undefined>([
  ['language', (section) => section.language],
  ['docusaurus_tag', (section) => section.tag],
  ['hierarchy.lvl0', (section) => section.chain[0]],
]);

function testOf(filter: unknown): Test {
  if (typeof filter !== 'string') {
    return () => false;
  }
  const isNegative = filter.startsWith('-');
  const colon = filter.indexOf(':');
  const facet = VALUES.get(filter.slice(isNegative ? 1 : 0, colon));
  const value = filter.slice(colon + 1);
  return (section) => (facet?.(section) === value) !== isNegative;
}

/**
 * Creates a filter of sections by facets. An unknown facet matches no section.
 * @example facetTest(['language:ko'])({ language: 'ko' }) // true
 */
export function facetTest(filters: FacetFilters): Test {
  const groups = filters.map((filter) => (Array.isArray(filter) ? filter : [filter]).map(testOf));
  return (section) =>
    groups.every((group) => group.length === 0 || group.some((test) => test(section)));
}
