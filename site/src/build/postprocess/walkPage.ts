import { parse } from 'parse5';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { elementsIn } from './elements.ts';
import type { BuiltPage, Step } from './types.ts';

/** What React writes between two texts, for a hydration that no page of this site has. */
const SEPARATOR = '<!-- -->';

/**
 * Takes out of a page the styles that Astro inlines: they are half of it, and hold nothing for a
 * parser of pages.
 */
export function apart(page: string): Pick<BuiltPage, 'html' | 'css'> {
  const css = /(?<=<style>).*?(?=<\/style>)/s.exec(page)?.[0] ?? '';
  return { html: page.replace(css, ''), css };
}

/**
 * Reads a page once, with one parser, and runs steps on it.
 * @param path of the page below the base
 * @returns its text as the last step left it
 * @throws Error of a step, which names the step and the page; when the table does not know the page
 */
export function walkPage(steps: readonly Step[], path: string, rendered: string): string {
  const page = pageTable().byPath.get(path);
  if (!page) {
    throw new Error(
      `/${path}: 페이지 표에 없는 페이지가 만들어졌습니다. src/content/page-table/madePages.ts에 한 줄을 더하십시오.`,
    );
  }
  const { html: bare, css } = apart(rendered.replaceAll(SEPARATOR, ''));
  const document = parse(bare, { sourceCodeLocationInfo: true });
  const elements = elementsIn(document);
  let html = bare;
  for (const step of steps) {
    try {
      html = step.page({ page, html, css, document, elements }) ?? html;
    } catch (error) {
      const message = error instanceof Error ? error.message : error;
      throw new Error(`${step.name}, /${path}: ${message}`, { cause: error });
    }
  }
  return html;
}
