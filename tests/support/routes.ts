import { fileURLToPath } from 'node:url';
import { readPageTable } from '../../site/src/content/page-table/readPageTable.ts';

const site = fileURLToPath(new URL('../../site/', import.meta.url));

const table = readPageTable(site);

/** Groups of the documentation. */
export const { categories } = table;

/** Every page that a build makes, from the table that the build itself goes by. */
export const pages = table.pages.filter(({ draft }) => !draft);

/** Posts that readers find, the newest first. */
export const posts = pages.filter((page) => page.kind === 'post').filter(({ listed }) => listed);

/** Pages that a reader opens by their address, with the h1 that must be found there. */
export const routes = pages
  // docs/ leads to its first page at once.
  .filter(({ path }) => path !== '404/' && path !== 'docs/')
  .map(({ path, title }) => ({ path, heading: path === '' ? '' : title }));
