import { relative } from 'node:path';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Mistake } from '../files/readSource.ts';
import { listTags, type Tag } from '../markdown/listTags.ts';
import { remarkAddresses } from '../markdown/remarkAddresses.ts';
import { remarkAdmonitions } from '../markdown/remarkAdmonitions.ts';
import { remarkKeywords } from '../markdown/remarkKeywords.ts';
import { remarkPlainColons } from '../markdown/remarkPlainColons.ts';
import { remarkRelated } from '../markdown/remarkRelated.ts';
import { remarkTabs } from '../markdown/remarkTabs.ts';
import { remarkVersions } from '../markdown/remarkVersions.ts';
import { remarkTruncateMark } from '../markdown/truncateMark.ts';
import { explainMdx, isParseError, withoutFault } from '../mistakes/explainMdx.ts';
import { findMistakes } from '../mistakes/findMistakes.ts';

/** A place where a page names something. */
export interface Use {
  name: string;
  /** Line of the file, counted from 1. */
  line: number;
}

/** An example that a page shows. */
export interface ExampleUse extends Use {
  /** Its name where the author gave no title. */
  title: string;
  /** Names of the values that controls under it change. */
  controls: readonly string[];
}

/** A table of the API on a page. */
export interface TableUse extends Use {
  tag: string;
  /** Whether it has all rows: an address leads to such a table alone. */
  isWhole: boolean;
}

/** What the text of a page holds. Each list has the order of the page. */
export interface PageModel {
  tags: readonly Tag[];
  examples: readonly ExampleUse[];
  snippets: readonly Use[];
  tables: readonly TableUse[];
  /** What its text alone shows to be wrong; contentCheck.ts tells it with what depends on other files. */
  mistakes: readonly Mistake[];
  /** Whether MDX can read it: else the lists end where it does not. */
  isMdx: boolean;
  /** The syntax tree, from which MDX compiles the page. */
  tree: Root;
}

/** GFM in which `1~3일` is a range, as Koreans write it: only `~~` strikes, before a particle too. */
function remarkKoreanGfm(this: Processor): void {
  remarkGfm.call(this, { singleTilde: false });
  remarkCjkStrikethrough.call(this, { singleTilde: false });
}

/**
 * Makes tags that stand alone in a paragraph blocks. MDX does the same before the plugins of a site, by a
 * plugin that it does not export (remark-mark-and-unravel in @mdx-js/mdx 3).
 */
function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', ({ children }, index, parent) => {
      const parts = children.filter((child) => child.type !== 'text' || /\S/.test(child.value));
      if (!parent || index === undefined || parts.length === 0 || !parts.every(isMdxPart)) {
        return undefined;
      }
      const blocks = parts.map((part) => ({ ...part, type: part.type.replace('Text', 'Flow') }));
      parent.children.splice(index, 1, ...(blocks as RootContent[]));
      return [SKIP, index];
    });
  };
}

const isMdxPart = ({ type }: PhrasingContent) =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression';

/** MDX, and the syntax that authors have beside it. */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use([remarkKoreanGfm, remarkAddresses, remarkCjkFriendly, remarkDirective, remarkUnravel])
  .freeze();

/** What authors write in that syntax, as pages show it. */
const writer = unified()
  .use([remarkTruncateMark, remarkAdmonitions, remarkPlainColons, remarkTabs])
  .use([remarkVersions, remarkKeywords, remarkRelated])
  .freeze();

const TABLES = ['PropsTable', 'TypeTable'];

/** Tags of one name that say `of` what they are. */
const usesOf = (tags: readonly Tag[], ...names: readonly string[]) =>
  tags.flatMap(({ name: tag, attributes, line }) => {
    const name = attributes.get('of');
    return name !== undefined && names.includes(tag) ? [{ name, tag, attributes, line }] : [];
  });

/** Lists what tags show. */
const usesIn = (tags: readonly Tag[]) => ({
  tags,
  examples: usesOf(tags, 'Example').map(({ name, attributes, line }) => ({
    name,
    line,
    title: attributes.get('title') ?? name,
    controls: attributes.get('controls')?.split(',') ?? [],
  })),
  snippets: usesOf(tags, 'Snippet').map(({ name, line }) => ({ name, line })),
  tables: usesOf(tags, ...TABLES).map(({ name, tag, attributes, line }) => ({
    name,
    tag,
    line,
    isWhole: !attributes.has('only'),
  })),
});

function parse(file: string, text: string): PageModel {
  const source = new VFile({ path: file, value: text });
  const tree = parser.runSync(parser.parse(source), source) as Root;
  const tags = listTags(tree);
  const mistakes = findMistakes(tree, tags, text);
  writer.runSync(tree, source);
  const found = source.messages.map(({ line = 0, reason }) => ({ line, message: reason }));
  return { ...usesIn(tags), mistakes: [...mistakes, ...found], isMdx: true, tree };
}

/** Reads a text, and what MDX can read of one that it refuses. */
function parseAll(file: string, text: string): PageModel {
  const faults = new Map<number, Mistake>();
  let rest: string | undefined = text;
  while (rest !== undefined) {
    try {
      const model = parse(file, rest);
      const mistakes = [...faults.values(), ...model.mistakes];
      return { ...model, mistakes, isMdx: faults.size === 0 };
    } catch (error) {
      if (!isParseError(error)) {
        throw error;
      }
      const fault = explainMdx(error, text);
      faults.set(fault.line, faults.get(fault.line) ?? fault);
      rest = withoutFault(rest, error);
    }
  }
  const tree: Root = { type: 'root', children: [] };
  return { ...usesIn([]), mistakes: [...faults.values()], isMdx: false, tree };
}

// Astro loads this module twice, for its configuration and with the pages; each text is parsed once.
const shared = globalThis as { pageModels?: Map<string, { text: string; model: PageModel }> };
shared.pageModels ??= new Map();
const models = shared.pageModels;

/**
 * Reads what a page holds.
 * @param file below the site's folder: its last text is cached
 * @param text of the file, with spaces in place of its front matter, so that lines are those of the file
 */
export function readPage(file: string, text: string): PageModel {
  const cached = models.get(file);
  if (cached?.text === text) {
    return cached.model;
  }
  const model = parseAll(file, text);
  models.set(file, { text, model });
  return model;
}

/** Has MDX compile the tree that was read, in which mistakes were found, instead of parsing the text again. */
export function remarkRead(this: Processor): void {
  // Astro runs in the site's folder. The compiler changes the tree.
  this.parser = (text, { path }) =>
    structuredClone(readPage(relative('.', path).replaceAll('\\', '/'), text).tree);
}
