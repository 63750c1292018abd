import type { MDXInstance } from 'astro';

const modules = import.meta.glob<MDXInstance<object>>('../../content/{docs,blog,pages}/**/*.mdx');

/** Compiled text of a content file, as a component: `content/docs/intro.mdx`. */
export async function textOf(file: string): Promise<MDXInstance<object>['Content']> {
  const load = modules[`../../${file}`];
  if (!load) {
    throw new Error(`site/${file}: 파일이 없습니다. 개발 서버를 다시 켜 보십시오.`);
  }
  return (await load()).Content;
}
