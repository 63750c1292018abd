import { examples } from 'virtual:playground/examples';
import { controlPlaces, controlsFor } from '@zs-docs/api-docs';
import { tableControls as controlsOf } from '@zs-docs/playground/react';
import type { PageModel } from '../../content/page-model/readPageModel.ts';
import { docPages } from '../../content/page-table/pageTable.ts';
import { coveringPages } from '../facts/coveringPages.ts';
import { siteApi } from './siteApi.ts';
import { swatchColor } from './swatches.ts';

/** Excludes controls, and what is said of them, from the search index and the Markdown files. */
export const SKIP = { 'data-search-ignore': '', 'data-markdown-skip': '' };

/** What the page with the table of a name holds. */
function pageOf(of: string): PageModel | undefined {
  const path = coveringPages().get(of)?.address.split('#')[0];
  return docPages().find((page) => page.path === path)?.model;
}

/** The first phone on the page with the table of a name. */
function mainExample(of: string) {
  const name = pageOf(of)?.examples.find(({ hasPhone }) => hasPhone)?.name;
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
      skip: SKIP,
    })
  );
}

/** Whether the table of a name is the first of its page that has controls. */
export function hasFirstControls(of: string): boolean {
  return pageOf(of)?.tables.find(({ name }) => tableControls(name))?.name === of;
}
