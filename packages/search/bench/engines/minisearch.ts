import type { SearchRecord } from '../../src/shared/records.ts';
import type { BenchEngine } from '../lib/judge.ts';

/** A section as MiniSearch indexes it. */
interface Section {
  id: string;
  title: string;
  /** Headings above, the page title first. */
  titles: string;
  text: string;
}

/** Joins the records of each section. */
function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { url, hierarchy, content } of records) {
    const names = Object.values(hierarchy)
      .slice(1)
      .filter((name) => name !== null);
    const section = sections.get(url) ?? {
      id: url,
      title: names.at(-1) ?? '',
      titles: names.slice(0, -1).join(' '),
      text: '',
    };
    section.text += content ? `${section.text ? '\n' : ''}${content}` : '';
    sections.set(url, section);
  }
  return [...sections.values()];
}

/** MiniSearch with the fields, weights and options of VitePress' local search. */
export async function openMiniSearch(records: readonly SearchRecord[]): Promise<BenchEngine> {
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<Section>({
    fields: ['title', 'titles', 'text'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(sectionsOf(records));
  return {
    name: 'MiniSearch (VitePress)',
    search: (query) =>
      index
        .search(query)
        .slice(0, 40)
        .map((hit) => String(hit.id)),
  };
}
