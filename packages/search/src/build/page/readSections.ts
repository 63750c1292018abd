import { IGNORE_ATTRIBUTE, TERM_ATTRIBUTE } from '../../shared/attributes.ts';
import { anchorOf, headingText, linkedAnchor } from './headings.ts';
import {
  attribute,
  type Element,
  englishOf,
  isElement,
  isSample,
  isSilent,
  keywordsOf,
  type Node,
  plainText,
  textOf,
  tidy,
} from './nodes.ts';

/** A heading of a page with the texts below it, up to the next heading. */
export interface PageSection {
  /** 1 for the title of the page; no level is skipped. */
  level: number;
  heading: string;
  anchor: string | null;
  /** Keywords of the heading. */
  keywords: string[];
  /** Its title in English; empty without one. */
  english: string;
  blocks: string[];
  /** Identifiers in its code samples. */
  code: Set<string>;
}

const BLOCKS = new Set(
  'p li dt dd tr div section article aside blockquote figure figcaption details summary table ul ol dl header footer hr caption'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;

const isIgnoredHeading = (element: Element) =>
  HEADING.test(element.tagName) && attribute(element, IGNORE_ATTRIBUTE) !== undefined;
/** Identifiers in code, of three letters or more. */
const NAME = /[A-Za-z_$][\w$]{2,}/g;

/** Reads one article in one walk, and adds each text to its section. */
class SectionReader {
  sections: PageSection[];
  /** Depths (h1 to h6) of the headings above, its own last. */
  depths: number[] = [];
  line = '';
  /** Depth of the current ignored heading; 0 outside of one. */
  ignored = 0;

  constructor(title: string) {
    this.sections = [
      {
        level: 1,
        heading: title,
        anchor: null,
        keywords: [],
        english: '',
        blocks: [],
        code: new Set(),
      },
    ];
  }

  flush(): void {
    const text = tidy(this.line);
    this.line = '';
    if (text && !this.ignored) {
      this.sections.at(-1)?.blocks.push(text);
    }
  }

  /** An ignored heading excludes the content below it, up to the next heading of its depth. */
  ignoresHeading(element: Element, depth: number): boolean {
    if (this.ignored === 0 || depth <= this.ignored) {
      this.ignored = isIgnoredHeading(element) ? depth : 0;
    }
    return this.ignored > 0;
  }

  addHeading(element: Element, depth: number): void {
    if (this.ignoresHeading(element, depth)) {
      return;
    }
    const heading = headingText(element);
    const anchor = anchorOf(element);
    const first = this.sections[0];
    if (depth === 1 && first && this.sections.length === 1) {
      first.heading = heading || first.heading;
      first.keywords = keywordsOf(element);
      first.english = englishOf(element);
      return;
    }
    if (!heading || !anchor) {
      // Without an anchor there is no address: the text belongs to the section above.
      this.line = heading;
      this.flush();
      return;
    }
    while ((this.depths.at(-1) ?? 0) >= depth) {
      this.depths.pop();
    }
    this.depths.push(depth);
    const level = Math.min(6, this.depths.length + 1);
    this.sections.push({
      level,
      heading,
      anchor,
      keywords: keywordsOf(element),
      english: englishOf(element),
      blocks: [],
      code: new Set(),
    });
  }

  /**
   * A row with a term (a prop, a field) is a section of its own, one level down; an aside is a section
   * of the page.
   */
  addTerm(element: Element, term: string, anchor: string): void {
    const isAside = element.tagName === 'aside';
    const level = isAside ? 2 : Math.min(6, this.depths.length + 2);
    const text = textOf(element);
    const blocks = text ? [text] : [];
    const keywords = keywordsOf(element);
    const heading = term || text;
    this.sections.push({ level, heading, anchor, keywords, english: '', blocks, code: new Set() });
  }

  addCode(element: Element): void {
    if (this.ignored) {
      return;
    }
    for (const [name] of plainText(element).matchAll(NAME)) {
      this.sections.at(-1)?.code.add(name);
    }
  }

  /** Some generators add the link to a heading after it, with a text for screen readers. */
  isLinkBehindHeading(element: Element): boolean {
    const section = this.sections.at(-1);
    const anchor = linkedAnchor(element);
    return (
      anchor !== null &&
      anchor === section?.anchor &&
      section.blocks.length === 0 &&
      !tidy(this.line)
    );
  }

  /** Text after the rows belongs to the heading above them again. */
  closeTerms(before: PageSection | undefined): void {
    if (!before || this.sections.at(-1) === before) {
      return;
    }
    const rest = { ...before, blocks: [], code: new Set<string>() };
    this.sections.push(rest);
  }

  walk(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!isElement(node)) {
        this.line += 'value' in node ? node.value : '';
      } else if (isSample(node)) {
        this.addCode(node);
      } else if ((!isSilent(node) || isIgnoredHeading(node)) && !this.isLinkBehindHeading(node)) {
        this.enter(node);
      }
    }
  }

  enter(element: Element): void {
    const depth = HEADING.exec(element.tagName)?.[1];
    const term = attribute(element, TERM_ATTRIBUTE);
    const id = attribute(element, 'id');
    if (depth) {
      this.flush();
      this.addHeading(element, Number(depth));
    } else if (term !== undefined && id && !this.ignored) {
      this.flush();
      const above = this.sections.at(-1);
      this.addTerm(element, term.trim(), id);
      if (element.tagName === 'aside') {
        this.closeTerms(above);
      }
    } else if (element.tagName === 'table') {
      this.flush();
      const above = this.sections.at(-1);
      this.walk(element.childNodes);
      this.flush();
      this.closeTerms(above);
    } else if (BLOCKS.has(element.tagName)) {
      this.flush();
      this.walk(element.childNodes);
      this.flush();
    } else {
      const isCell =
        element.tagName === 'td' || element.tagName === 'th' || element.tagName === 'br';
      this.line += isCell ? ' ' : '';
      this.walk(element.childNodes);
      this.line += isCell ? ' ' : '';
    }
  }
}

/** Merges sections with the same anchor. */
function joinSame(sections: readonly PageSection[]): PageSection[] {
  const byAnchor = new Map<string | null, PageSection>();
  for (const section of sections) {
    const known = byAnchor.get(section.anchor);
    if (known) {
      known.blocks.push(...section.blocks);
      for (const name of section.code) {
        known.code.add(name);
      }
    } else {
      byAnchor.set(section.anchor, section);
    }
  }
  return [...byAnchor.values()];
}

/**
 * Reads the sections of an article.
 * @param title used when it has no h1
 */
export function readSections(article: Element, title: string): PageSection[] {
  const reader = new SectionReader(title);
  reader.walk(article.childNodes);
  reader.flush();
  return joinSame(reader.sections);
}
