import { parse } from 'parse5';
import { elementsIn } from '../../src/build/postprocess/elements.ts';
import type { BuiltPage } from '../../src/build/postprocess/types.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';

/** A page as postprocessPage hands it to the steps. */
export function builtPage(html: string, facts: Partial<SitePage> = {}): BuiltPage {
  const document = parse(html);
  const page = { ...builtInPages.home, ...facts } as SitePage;
  return { page, html, document, elements: elementsIn(document) };
}
