import { existsSync, readFileSync } from 'node:fs';
import type { LinkProblem } from './checkLinks.ts';

/** File an author edits for a page, if the page comes from a file of its own. */
function sourceFile(contentDir: string, page: string): string | undefined {
  const name = page.replace(/\/$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`, `pages/${name}.mdx`, `pages/${name}.md`]
    .map((file) => `${contentDir}/${file}`)
    .find((file) => existsSync(file));
}

/** Line of the first place that mentions a link, counted from 1. */
export function lineOf(source: string, target: string, base: string): number | undefined {
  const written = [target, decodeURI(target)].flatMap((link) =>
    link.startsWith(base) ? [link.slice(base.length - 1), link] : [link],
  );
  const lines = source.split('\n');
  const at = lines.findIndex((line) =>
    written.some((link) => line.includes(link) || line.includes(link.replace(/\/$/, ''))),
  );
  return at < 0 ? undefined : at + 1;
}

/**
 * One problem as a maintainer reads it: file and line, or the page when the link comes from a
 * layout, then the link and what to do.
 */
export function describeProblem(problem: LinkProblem, contentDir: string, base: string): string {
  const { page, target, reason } = problem;
  const file = sourceFile(contentDir, page);
  const line = file ? lineOf(readFileSync(file, 'utf8'), target, base) : undefined;
  const shown = file?.replace(contentDir, 'site/content');
  const place = line ? `${shown}:${line}` : `${base}${page}`;
  return `  ${place}\n    ${target}\n    ${reason}`;
}
