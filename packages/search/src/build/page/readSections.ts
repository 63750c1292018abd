import { IGNORE_ATTRIBUTE, NAME_ATTRIBUTE, TERM_ATTRIBUTE } from '../../shared/attributes.ts';
import type { Block } from '../../shared/files/blocks.ts';
import { anchorOf, headingText, linkedAnchor } from './headings.ts';
import {
  attribute,
  type Element,
  englishOf,
  findAll,
  isElement,
  isSample,
  isSilent,
  keywordsOf,
  type Node,
  plainText,
  textOf,
  tidy,
} from './nodes.ts';
import { emptySection, joinSame, type PageSection } from './pageSection.ts';

const BLOCKS = new Set(
  'p li dt dd tr div section article aside blockquote figure figcaption details summary table ul ol dl header footer hr caption'.split(
    ' ',
  ),
);
/** Blocks that name what stands beside them. */
const CAPTIONS = new Set(['figcaption', 'caption', 'summary']);
/** Letters of a code sample that is an answer by itself, such as a command. */
const SHORT_SAMPLE = 300;
const HEADING = /^h([1-6])$/;

/** Texts of the cells of a row that are not empty. */
const cellsOf = (row: Element): string[] =>
  row.childNodes
    .filter(isElement)
    .filter((cell) => !isSilent(cell))
    .map((cell) => textOf(cell))
    .filter(Boolean);

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
  /** Depth of captions around the current line. */
  captions = 0;
  /** Depth of the current ignored heading; 0 outside of one. */
  ignored = 0;

  constructor(title: string) {
    this.sections = [emptySection({ level: 1, heading: title, anchor: null })];
  }

  flush(): void {
    const text = tidy(this.line);
    this.line = '';
    this.add({ kind: this.captions ? 'caption' : 'prose', text });
  }

  /** Adds a block that has a text: headings and heads of tables may have none. */
  add(block: Block): void {
    if (block.text && !this.ignored) {
      this.sections.at(-1)?.blocks.push(block);
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
      this.add({ kind: 'caption', text: heading });
      return;
    }
    while ((this.depths.at(-1) ?? 0) >= depth) {
      this.depths.pop();
    }
    this.depths.push(depth);
    const level = Math.min(6, this.depths.length + 1);
    const keywords = keywordsOf(element);
    const english = englishOf(element);
    this.sections.push(emptySection({ level, heading, anchor, keywords, english }));
  }

  /** A row with a term (a prop, a field) is a section of its own, one level down. */
  addTerm(element: Element, term: string, anchor: string): void {
    const level = Math.min(6, this.depths.length + 2);
    const keywords = keywordsOf(element);
    const heading = term || textOf(element);
    this.sections.push(emptySection({ level, heading, anchor, keywords }));
    this.addRow(element);
  }

  /** A name that is shown in a section is another name of it, unless it is its heading. */
  addName(name: string | undefined): void {
    const section = this.sections.at(-1);
    if (name && section && !this.ignored && section.heading !== name) {
      section.keywords.push(name);
    }
  }

  addRow(row: Element): void {
    const cells = cellsOf(row);
    this.add({ kind: cells.length > 1 ? 'row' : 'prose', text: cells.join('\t') });
    for (const sample of findAll(row.childNodes, isSample)) {
      this.addCode(sample);
    }
  }

  /** The head of a table says what the cells of its rows are; that of named rows is known to their readers. */
  addHead(table: Element): void {
    const isNamed = (element: Element) => attribute(element, TERM_ATTRIBUTE) !== undefined;
    const [head] = findAll(table.childNodes, ({ tagName }) => tagName === 'thead');
    const [row] = findAll(head?.childNodes ?? [], ({ tagName }) => tagName === 'tr');
    if (row && findAll(table.childNodes, isNamed).length === 0) {
      this.add({ kind: 'head', text: cellsOf(row).join('\t') });
    }
  }

  addCode(element: Element): void {
    if (this.ignored) {
      return;
    }
    const text = plainText(element).trim();
    for (const [name] of text.matchAll(NAME)) {
      this.sections.at(-1)?.code.add(name);
    }
    if (text.length <= SHORT_SAMPLE) {
      this.add({ kind: 'sample', text });
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
    this.sections.push(emptySection(before));
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
    this.addName(attribute(element, NAME_ATTRIBUTE));
    if (depth) {
      this.flush();
      this.addHeading(element, Number(depth));
    } else if (term !== undefined && id && !this.ignored) {
      this.flush();
      this.addTerm(element, term.trim(), id);
    } else if (element.tagName === 'table') {
      this.flush();
      const above = this.sections.at(-1);
      this.addHead(element);
      this.walk(element.childNodes);
      this.flush();
      this.closeTerms(above);
    } else if (element.tagName === 'tr') {
      this.flush();
      this.addRow(element);
    } else if (BLOCKS.has(element.tagName)) {
      const isCaption = CAPTIONS.has(element.tagName);
      this.flush();
      this.captions += isCaption ? 1 : 0;
      this.walk(element.childNodes);
      this.flush();
      this.captions -= isCaption ? 1 : 0;
    } else {
      this.line += element.tagName === 'br' ? ' ' : '';
      this.walk(element.childNodes);
    }
  }
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
