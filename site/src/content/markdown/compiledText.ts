import { load } from 'virtual:content/texts';
import type { MDXInstance } from 'astro';
import { pageTable } from '../page-table/pageTable.ts';
import type { OutlineEntry } from './toc.ts';

/** The module that a content file is compiled to. */
interface CompiledText {
  /** The text as a component. */
  Content: MDXInstance<object>['Content'];
  outline: readonly OutlineEntry[];
}

/**
 * Loads the compiled text of a content file.
 * @param file path below the site's folder: `content/docs/intro.mdx`
 * @throws ContentError where its front matter is wrong
 */
export async function compiledText(file: string): Promise<CompiledText> {
  const fault = pageTable().faults.find((error) => error.file === file);
  if (fault) {
    throw fault;
  }
  const { Content, frontmatter } = await load(`/${file}`);
  return { Content, outline: frontmatter.outline };
}
