import type { SearchRecord } from '../../src/shared/records.ts';

/** A section as every engine of the comparison indexes it. */
export interface BenchSection {
  url: string;
  heading: string;
  /** Headings above, the page title first. */
  parents: string[];
  text: string;
}

/** Joins the records of each section. */
export function sectionsOf(records: readonly SearchRecord[]): BenchSection[] {
  const sections = new Map<string, BenchSection>();
  for (const record of records) {
    const names = Object.values(record.hierarchy)
      .slice(1)
      .filter((name) => name !== null);
    const known = sections.get(record.url);
    const section = known ?? {
      url: record.url,
      heading: names.at(-1) ?? '',
      parents: names.slice(0, -1),
      text: '',
    };
    section.text += record.content ? `${section.text ? '\n' : ''}${record.content}` : '';
    sections.set(record.url, section);
  }
  return [...sections.values()];
}
