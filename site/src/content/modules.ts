import type { MarkdownHeading, MDXInstance } from 'astro';

const modules = import.meta.glob<MDXInstance<object>>('../../content/{docs,blog,pages}/**/*.mdx');

/** The compiled text of a page. */
interface PageText {
  Content: MDXInstance<object>['Content'];
  headings: readonly MarkdownHeading[];
}

/** Compiled text of a content file: `content/docs/intro.mdx`. */
export async function textOf(file: string): Promise<PageText> {
  const load = modules[`../../${file}`];
  if (!load) {
    throw new Error(`site/${file}: 파일이 없습니다. 개발 서버를 다시 켜 보십시오.`);
  }
  const { Content, getHeadings } = await load();
  return { Content, headings: getHeadings() };
}
