import type { HierarchyLevel, SearchHit } from '../../src/shared/protocol.ts';

/**
 * A hit for tests.
 * @param path headings from lvl0 on; the type is that of the last one unless given
 */
export function hit(path: string[], more: Partial<SearchHit> = {}): SearchHit {
  const level = (index: number) => path[index] ?? null;
  const url = `/zs-ui/docs/${path[1] ?? 'intro'}/${path.length > 2 ? `#${path.at(-1)}` : ''}`;
  return {
    objectID: url,
    url,
    type: `lvl${path.length - 1}` as Exclude<HierarchyLevel, 'lvl0'>,
    content: null,
    hierarchy: {
      lvl0: level(0),
      lvl1: level(1),
      lvl2: level(2),
      lvl3: level(3),
      lvl4: level(4),
      lvl5: level(5),
      lvl6: level(6),
    },
    ...more,
  };
}

/** An answer of a provider with these hits. */
export function answer(hits: readonly SearchHit[], nbHits = hits.length) {
  return {
    results: [
      {
        hits: [...hits],
        nbHits,
        page: 0,
        nbPages: Math.ceil(nbHits / 20),
        hitsPerPage: 20,
        query: '',
        index: 'zs-ui',
        processingTimeMS: 1,
      },
    ],
  };
}
