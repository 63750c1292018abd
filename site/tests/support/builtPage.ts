import { parse } from 'parse5';
import { elementsIn } from '../../src/build/postprocess/elements.ts';
import type { BuiltPage } from '../../src/build/postprocess/types.ts';
import { apart } from '../../src/build/postprocess/walkPage.ts';
import { madePages } from '../../src/content/page-table/madePages.ts';
import type { SitePage } from '../../src/content/page-table/types.ts';

/** A page as the walk over the built pages hands it to its steps. */
export function builtPage(rendered: string, facts: Partial<SitePage> = {}): BuiltPage {
  const { html, css } = apart(rendered);
  const document = parse(html, { sourceCodeLocationInfo: true });
  const page = { ...madePages.home, ...facts } as SitePage;
  return { page, html, css, document, elements: elementsIn(document) };
}
