import { resolve } from 'node:path';
import { visit } from 'unist-util-visit';
import { placeOf } from '../../content/files/placeOf.ts';
import { readBody } from '../../content/files/readSource.ts';
import { attributesOf } from '../../content/markdown/listTags.ts';
import { resolveLink } from '../../content/markdown/rehypeLinks.ts';
import { readPage } from '../../content/page-model/readPage.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { placeOfSetting } from '../../settings/checkSettings.ts';
import { siteConfig } from '../../site.config.ts';
import type { LinkProblem } from './checkLinks.ts';

/** Decodes an address as an author writes it: Hangul instead of percent escapes. */
function readable(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/** Lines of the links and pictures in a content file, by the addresses that they have on its page. */
function linesIn(file: string, base: string): Map<string, number[]> {
  const { byFile } = pageTable();
  // Astro runs in the site's folder.
  const context = { base, root: resolve('.'), file: resolve(file) };
  const lines = new Map<string, number[]>();
  visit(readPage(file, readBody('./', file)).tree, (node) => {
    const url =
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? (attributesOf(node).get('href') ?? attributesOf(node).get('src'))
        : 'url' in node
          ? node.url
          : undefined;
    if (url !== undefined) {
      const pathOfFile = (name: string) => byFile.get(name)?.path;
      const target = readable(resolveLink(url, { ...context, pathOfFile }));
      lines.set(target, [...(lines.get(target) ?? []), node.position?.start.line ?? 0]);
    }
  });
  return lines;
}

/** Where a link stands that no content file has: in a setting, or on the pages of a layout. */
function placeInLayout(
  target: string,
  [first, ...others]: readonly string[],
  base: string,
): string {
  const html = siteConfig.announcement?.html ?? '';
  if (html.includes(target.replace(base, '/')) || html.includes(target)) {
    return placeOfSetting(['announcement', 'html'], process.env);
  }
  return `${base}${first}${others.length > 0 ? ` 외 ${others.length}개 페이지` : ''}`;
}

/**
 * Formats problems for the build log: file and line, or the pages when the link comes from a layout or a
 * component, then the link, the cause and the remedy.
 * @param problems in the order of the pages and of their links
 */
export function describeProblems(problems: readonly LinkProblem[], base: string): string[] {
  const linesOf = new Map<string, Map<string, number[]>>();
  /** Pages of each link of a layout. */
  const pagesOf = new Map<string, string[]>();
  const described = problems.map(({ page, target, reason }) => {
    const file = pageTable().byPath.get(page)?.file ?? '';
    const lines = linesOf.get(page) ?? (file.endsWith('.mdx') ? linesIn(file, base) : new Map());
    linesOf.set(page, lines);
    const line = lines.get(readable(target))?.shift();
    if (!line) {
      pagesOf.set(target, [...(pagesOf.get(target) ?? []), page]);
    }
    return { target, place: line && placeOf(file, line), reason };
  });
  const texts = described.map(
    ({ target, place, reason }) =>
      `  ${place ?? placeInLayout(target, pagesOf.get(target) ?? [], base)}\n    ${readable(target)}\n    ${reason}`,
  );
  return [...new Set(texts)];
}
