import { parse } from 'parse5';
import type { SitePage } from '../../content/page-table/types.ts';
import { elementsIn } from './elements.ts';
import type { Step } from './types.ts';

/** React separates adjacent texts by it for hydration, which no page of this site needs. */
const SEPARATOR = '<!-- -->';

/** Code that says nothing of it yet: a translator would make prose of it, and a reader would copy that. */
const CODE = /<(pre|code)(?=[\s>])(?![^>]*\stranslate=)/g;

/**
 * Parses a page once and runs steps on it.
 * @param written HTML that Astro wrote
 * @returns HTML after the last step
 * @throws Error of a step, which names the step and the page
 */
export function postprocessPage(steps: readonly Step[], page: SitePage, written: string): string {
  let html = written.replaceAll(SEPARATOR, '').replaceAll(CODE, '<$1 translate="no"');
  const document = parse(html);
  const elements = elementsIn(document);
  for (const step of steps) {
    try {
      html = step.page?.({ page, html, document, elements }) ?? html;
    } catch (error) {
      const message = error instanceof Error ? error.message : error;
      throw new Error(`${step.name}, /${page.path}: ${message}`, { cause: error });
    }
  }
  return html;
}
