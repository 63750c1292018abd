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

/** Docs pages with parts that no other has, and a post. */
const WITH_OWN_PARTS = [
  'docs/intro/',
  'docs/FoldableDevice/',
  'docs/Guide/Agents/',
  'docs/OverlayComponent/BottomSheet/',
  'docs/Theme/palette/',
  'docs/Theme/themefactory/',
  'docs/Theme/typography/',
  'docs/UiComponent/ZSTextField/',
  'blog/intro/',
];

/** Pages with their h1. */
export const routes = pages
  .filter(({ path, kind }) => path !== '404/' && kind !== 'redirect')
  .map(({ path, title, kind }) => ({ path, kind, heading: path === '' ? '' : title }));

/** One page of each template and part. The others differ by their texts, which tests/built reads. */
export const templates = routes.filter(
  ({ path, kind }, at) =>
    kind === 'builtIn' ||
    WITH_OWN_PARTS.includes(path) ||
    (!['doc', 'post'].includes(kind) && routes.findIndex((route) => route.kind === kind) === at),
);

/** The templates that differ most, for what takes long or depends on a browser more than on a page. */
export const mainTemplates = templates.filter(({ path }) =>
  [
    '',
    'docs/UiComponent/ZSTextField/',
    'docs/Theme/palette/',
    'blog/intro/',
    'search/',
    'upgrade/',
  ].includes(path),
);
