import type { BenchEngine } from '../lib/measure.ts';

/** MiniSearch with the fields, weights and options of VitePress' local search. */
export const miniSearch: BenchEngine = {
  name: 'MiniSearch (VitePress)',
  async open(sections) {
    const { default: MiniSearch } = await import('minisearch');
    const index = new MiniSearch<{ id: string; title: string; titles: string; text: string }>({
      fields: ['title', 'titles', 'text'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    });
    index.addAll(
      sections.map(({ url, heading, parents, text }) => {
        return { id: url, title: heading, titles: parents.join(' '), text };
      }),
    );
    return {
      // The index alone; snippets would need the texts as well.
      files: [JSON.stringify(index)],
      search: (query) =>
        index
          .search(query)
          .slice(0, 40)
          .map((hit) => String(hit.id)),
    };
  },
};
