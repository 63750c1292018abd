import { examples } from 'virtual:playground/examples';
import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import { ko } from '@zs-docs/playground';
import { tableControls as controlsOf } from '@zs-docs/playground/react';
import { coveringPages } from '../facts/coveringPages.ts';
import { docSources } from '../facts/docSources.ts';
import { siteApi } from './siteApi.ts';
import { swatchColor } from './swatches.ts';

/** Excludes controls from the search index and the Markdown files. */
const SKIP = { 'data-search-ignore': '', 'data-markdown-skip': '' };

/** The first example of the page with the table of a name. */
function mainExample(of: string) {
  const path = coveringPages().get(of)?.address.split('#')[0];
  const source = docSources().find(({ page }) => page.path === path)?.source ?? '';
  const name = /<Example\s[^>]*?of="([^"]+)"/.exec(source)?.[1];
  return name === undefined ? undefined : examples[name];
}

/**
 * Controls for the rows of a table, which change the first example of its page.
 * @returns undefined when that example has no values of the table
 */
export function tableControls(of: string) {
  const example = mainExample(of);
  const { api } = siteApi;
  return (
    example &&
    controlsOf({
      example,
      places: controlPlaces(api, of),
      fields: controlsFor(api, of),
      colorOf: swatchColor,
      text: ko,
      skip: SKIP,
    })
  );
}
