import { parse } from 'parse5';
import { elementsIn } from '../../src/built-pages/elements.ts';
import type { BuiltPage } from '../../src/built-pages/types.ts';
import { apart } from '../../src/built-pages/walkPage.ts';
import { madePages } from '../../src/page-table/madePages.ts';
import type { SitePage } from '../../src/page-table/types.ts';

/** A page as the walk over the built pages hands it to its steps. */
export function builtPage(rendered: string, facts: Partial<SitePage> = {}): BuiltPage {
  const { html, css } = apart(rendered);
  const document = parse(html, { sourceCodeLocationInfo: true });
  const page = { ...madePages.home, ...facts } as SitePage;
  return { page, html, css, document, elements: elementsIn(document) };
}
