import { fileURLToPath } from 'node:url';
import { readPageTable } from '../../site/src/content/page-table/readPageTable.ts';

const site = fileURLToPath(new URL('../../site/', import.meta.url));

const table = readPageTable(site);

/** Groups of the documentation. */
export const { categories, questions } = table;

/** All pages of a build, from the page table. */
export const pages = table.pages.filter(({ draft }) => !draft);

/** Listed posts, newest first. */
export const posts = pages.filter((page) => page.kind === 'post').filter(({ listed }) => listed);

/** Pages with their h1. */
export const routes = pages
  .filter(({ path, kind }) => path !== '404/' && kind !== 'redirect')
  .map(({ path, title }) => ({ path, heading: path === '' ? '' : title }));
