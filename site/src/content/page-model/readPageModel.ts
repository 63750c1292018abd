import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { remarkAddresses } from '../markdown/remarkAddresses.ts';
import { listTags, type Tag } from './listTags.ts';

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
  /** Why the text cannot be parsed; there is nothing in the lists then. */
  fault?: Error;
}

/** GFM in which `1~3일` is a range, as Koreans write it: only `~~` strikes. */
function remarkKoreanGfm(this: Processor): void {
  remarkGfm.call(this, { singleTilde: false });
}

/** Syntax that authors have beside MDX. */
export const syntaxPlugins = [remarkKoreanGfm, remarkAddresses, remarkCjkFriendly, remarkDirective];

const parser = unified().use(remarkParse).use(syntaxPlugins).use(remarkMdx).freeze();

const TABLES = ['PropsTable', 'TypeTable'];

/** Tags of one name that say `of` what they are. */
const usesOf = (tags: readonly Tag[], ...names: readonly string[]) =>
  tags.flatMap(({ name: tag, attributes, line }) => {
    const name = attributes.get('of');
    return name !== undefined && names.includes(tag) ? [{ name, tag, attributes, line }] : [];
  });

/** Lists what tags show. */
export function modelOf(tags: readonly Tag[]): PageModel {
  return {
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
  };
}

function parse(text: string): PageModel {
  try {
    return modelOf(listTags(parser.parse(text)));
  } catch (error) {
    // The parser names the rule that a text breaks.
    if (error instanceof Error && 'ruleId' in error) {
      return { ...modelOf([]), fault: error };
    }
    throw error;
  }
}

// Astro loads this module twice, for its configuration and with the pages; each text is parsed once.
const shared = globalThis as { pageModels?: Map<string, PageModel> };
shared.pageModels ??= new Map();
const models = shared.pageModels;

/**
 * Reads what a page holds.
 * @param text of the file, with spaces in place of its front matter, so that lines are those of the file
 */
export function readPageModel(text: string): PageModel {
  const model = models.get(text) ?? parse(text);
  models.set(text, model);
  return model;
}
