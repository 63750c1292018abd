import { load } from 'virtual:content/texts';
import type { MDXInstance } from 'astro';

/** Compiled text of a content file, as a component: `content/docs/intro.mdx`. */
export async function textOf(file: string): Promise<MDXInstance<object>['Content']> {
  return (await load(`/${file}`)).Content;
}
