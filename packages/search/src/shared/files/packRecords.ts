import { pageSlugs } from '../index/slug.ts';
import { stripSeparators } from '../korean/chars.ts';
import type { SearchRecord } from '../records.ts';
import { packSynonyms, type Synonym } from '../synonyms.ts';
import { encodeAnchor } from './anchors.ts';
import { type Block, joinBlocks } from './blocks.ts';
import { ENGLISH_MARK, type HeadingsFile, type TextFile } from './formats.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Level of the heading of a record, or of that above a `content` record. */
function levelOf({ type, hierarchy }: SearchRecord): number {
  const deepest = Object.values(hierarchy).findLastIndex((name) => name !== null);
  return type === 'content' ? Math.max(1, deepest) : Number(type.slice(3));
}

interface DraftSection {
  level: number;
  heading: string;
  anchor: string | null;
  keywords: readonly string[];
  /** Empty without one. */
  english: string;
  blocks: Block[];
  code: string[];
}

function draftOf(record: SearchRecord): DraftSection {
  const level = levelOf(record);
  const heading = oneLine(Object.values(record.hierarchy)[level] ?? '');
  const keywords = (record.keywords ?? []).map(oneLine).filter(Boolean);
  const english = oneLine(record.english ?? '');
  return { level, heading, anchor: record.anchor, keywords, english, blocks: [], code: [] };
}

/** The blocks of a record, without the signs that part them in the file; a record made elsewhere has lines alone. */
function blocksOf(content: string, blocks: readonly Block[] | undefined): Block[] {
  const lines = content.split('\n').map((text): Block => ({ kind: 'prose', text: oneLine(text) }));
  return (blocks ?? lines).map(({ kind, text }) => ({ kind, text: text.replace(/[\f\v]/g, ' ') }));
}

interface DraftPage {
  first: SearchRecord;
  sections: Map<string, DraftSection>;
}

/** Id of a build: its FNV-1a hash. */
function hash(text: string): string {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return (value >>> 0).toString(36);
}

/** Groups records into the sections of their pages, in order. */
function groupPages(records: readonly SearchRecord[]): Map<string, DraftPage> {
  const pages = new Map<string, DraftPage>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? { first: record, sections: new Map() };
    pages.set(record.url_without_anchor, page);
    const section = page.sections.get(record.url) ?? draftOf(record);
    page.sections.set(record.url, section);
    if (record.code) {
      section.code.push(oneLine(record.code));
    }
    // A section of code alone has no text.
    if (record.content || record.blocks) {
      section.blocks.push(...blocksOf(record.content ?? '', record.blocks));
    }
  }
  return pages;
}

/**
 * Encodes the anchors of a page's sections for storage: empty where they follow from the heading.
 * @param category name above the page's title
 */
function shortAnchors(sections: readonly DraftSection[], category: string): string[] {
  const slugs = pageSlugs();
  const chain = [category];
  return sections.map(({ anchor, heading, level }, n) => {
    chain.length = Math.min(level, chain.length);
    const above = chain.at(-1) ?? '';
    chain.push(heading);
    if (n > 0 && anchor === slugs(heading, false)) {
      slugs(heading);
      return '';
    }
    return encodeAnchor(anchor ?? '', heading, above);
  });
}

/** Encodes the keywords of pages, or of the sections below them, as lines. */
function keywordLines(sections: readonly DraftSection[], ofPages: boolean): string {
  let last = 0;
  const lines: string[] = [];
  sections.forEach(({ keywords, english, level }, id) => {
    const names = english ? [...keywords, ENGLISH_MARK + english] : keywords;
    if (names.length && ofPages === (level === 1)) {
      lines.push([id - last, ...names].join('\t'));
      last = id;
    }
  });
  return lines.join('\n');
}

/** Numbers distinct names in the order of their first use. */
class NumberedNames {
  private readonly places = new Map<string, number>();

  placeOf(name: string): number {
    const place = this.places.get(name) ?? this.places.size;
    this.places.set(name, place);
    return place;
  }

  get all(): string[] {
    return [...this.places.keys()];
  }
}

/** Creates the headings file and the text file of an index from DocSearch records. */
export function packRecords(
  records: readonly SearchRecord[],
  synonyms: readonly Synonym[] = [],
): { headings: HeadingsFile; text: TextFile } {
  const categories = new NumberedNames();
  const facets = new NumberedNames();
  const pages = groupPages(records);
  const rows: HeadingsFile['pages'] = [];
  const all: DraftSection[] = [];
  const anchors: string[] = [];
  for (const { first, sections } of pages.values()) {
    const name = oneLine(first.hierarchy.lvl0 ?? '');
    const category = categories.placeOf(name);
    const facet = facets.placeOf(JSON.stringify([first.language, first.docusaurus_tag]));
    rows.push([category, facet, sections.size]);
    anchors.push(...shortAnchors([...sections.values()], name));
    all.push(...sections.values());
  }
  const body = all.map(({ blocks, code }) => joinBlocks(blocks, code.join(' '))).join('\f');
  const headings = all.map((section) => section.heading).join('\n');
  const keywords = keywordLines(all, true);
  const names = stripSeparators([headings, keywords].join('\n'));
  const isNamed = ({ use }: Synonym) => names.includes(stripSeparators(use));
  const named = packSynonyms(synonyms.filter(isNamed));
  const behind = {
    keywords: keywordLines(all, false),
    synonyms: packSynonyms(synonyms.filter((synonym) => !isNamed(synonym))),
  };
  const late = [behind.keywords, behind.synonyms, body];
  const build = hash([headings, keywords, named, ...late].join('\f'));
  return {
    headings: {
      version: 4,
      build,
      categories: categories.all,
      facets: facets.all.map((pair) => JSON.parse(pair)),
      urls: [...pages.keys()].join('\n'),
      pages: rows,
      levels: all.map((section) => section.level).join(''),
      headings,
      anchors: anchors.join('\n'),
      keywords,
      synonyms: named,
    },
    text: { version: 4, build, ...behind, text: body },
  };
}
