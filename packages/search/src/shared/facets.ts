import type { SearchRequest } from './protocol.ts';
import type { Section } from './sections.ts';

type Test = (section: Section) => boolean;

/** What a section answers to a facet's name. */
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
 * Takes the facet filters of a request (outer array: all must hold, inner: one must),
 * returns a test for sections. A facet that the index does not know holds for no section.
 */
export function facetTest(filters: SearchRequest['facetFilters']): (section: Section) => boolean {
  const groups = (filters ?? []).map((filter) =>
    (Array.isArray(filter) ? filter : [filter]).map(testOf),
  );
  return (section) =>
    groups.every((group) => group.length === 0 || group.some((test) => test(section)));
}
