import type { HeadingsFile, TextFile } from './format.ts';
import { shorten } from './letters.ts';
import type { SearchRecord } from './protocol.ts';
import { pageSlugs } from './slug.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const levelOf = (record: SearchRecord) =>
  record.type === 'content' ? 0 : Number(record.type.slice(3));

interface DraftSection {
  level: number;
  heading: string;
  anchor: string | null;
  texts: string[];
}

/** Small hash (FNV-1a) that names a build. */
function hash(text: string): string {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return (value >>> 0).toString(36);
}

/** Joins the records of each page into its sections, in order; pages keep the order of the records. */
function groupPages(records: readonly SearchRecord[]) {
  const pages = new Map<string, { first: SearchRecord; sections: Map<string, DraftSection> }>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? { first: record, sections: new Map() };
    pages.set(record.url_without_anchor, page);
    let section = page.sections.get(record.url);
    if (!section) {
      const chain = Object.values(record.hierarchy);
      const level =
        levelOf(record) ||
        Math.max(
          1,
          chain.findLastIndex((name) => name !== null),
        );
      const heading = oneLine(chain[level] ?? '');
      section = { level, heading, anchor: record.anchor, texts: [] };
      page.sections.set(record.url, section);
    }
    if (record.content) {
      section.texts.push(record.content.replaceAll('\f', ' '));
    }
  }
  return pages;
}

/** Takes DocSearch records, returns the two index files that `createEngine` reads. */
export function packRecords(records: readonly SearchRecord[]): {
  headings: HeadingsFile;
  text: TextFile;
} {
  const categories = new Map<string, number>();
  const facets = new Map<string, number>();
  const place = (map: Map<string, number>, key: string) => {
    map.set(key, map.get(key) ?? map.size);
    return map.get(key) ?? 0;
  };
  const pages = groupPages(records);
  const rows: HeadingsFile['pages'] = [];
  const all: DraftSection[] = [];
  const anchors: string[] = [];
  for (const { first, sections } of pages.values()) {
    const facet = place(facets, JSON.stringify([first.language, first.docusaurus_tag]));
    rows.push([place(categories, oneLine(first.hierarchy.lvl0 ?? '')), facet, sections.size]);
    const slugs = pageSlugs();
    for (const section of sections.values()) {
      const isFirst = section === sections.values().next().value;
      const isMade = !isFirst && section.anchor === slugs(section.heading, false);
      anchors.push(isMade ? '' : (section.anchor ?? ''));
      if (isMade) {
        slugs(section.heading);
      }
      all.push(section);
    }
  }
  const body = all.map((section) => section.texts.join('\n')).join('\f');
  const headings = all.map((section) => section.heading).join('\n');
  const build = hash(`${headings}\f${body}`);
  return {
    headings: {
      version: 1,
      build,
      size: body.length,
      categories: [...categories.keys()],
      facets: [...facets.keys()].map((key) => JSON.parse(key)),
      urls: [...pages.keys()].join('\n'),
      pages: rows,
      levels: all.map((section) => section.level).join(''),
      headings,
      anchors: anchors.join('\n'),
    },
    text: { version: 1, build, ...shorten(body) },
  };
}
