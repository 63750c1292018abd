import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { type PageModel, readPage } from '../../src/content/page-model/readPage.ts';
import { faultIn } from '../../src/content/page-table/contentCheck.ts';

const FILE = 'content/docs/x.mdx';

/** What is read of a page with this text. */
export const pageWith = (text: string): PageModel => readPage(FILE, text);

/** The text of a page as HTML, before it is an article; its components are left out. */
export const htmlOf = (text: string): string =>
  toHtml(toHast(pageWith(text).tree) as Parameters<typeof toHtml>[0]);

/** What an author is told of a text; empty for a correct one. */
export const complaint = async (
  text: string,
  checks: Parameters<typeof faultIn>[2] = [],
): Promise<string> => (await faultIn(FILE, text, checks))?.message ?? '';
