import { readFileSync } from 'node:fs';
import type { SitePage } from '../../content/page-table/types.ts';
import type { Step } from '../postprocess/types.ts';
import { SHEETS } from './sheets.ts';

/** Link of a style sheet by Astro; captures its address and its name. */
const LINK = /<link rel="stylesheet" href="([^"]*\/([^/".]+)\.[^/"]+\.css)">/g;

/** Element that FirstViewEnd renders. */
const MARK = '<span id="first-view-end" hidden=""></span>';

/** Blocks rendering until the mark is parsed: else the header is painted alone first. */
const EXPECT = '<link rel="expect" href="#first-view-end" blocking="render">';

/** Pages of this kind are long enough that the first view should not wait for the rest. */
const isLong = ({ kind }: Pick<SitePage, 'kind'>) => kind === 'doc' || kind === 'post';

/**
 * Inlines the sheet of the shell in the head of a page, and moves the links of all other sheets to
 * the end of its first view, where they block only what follows. A page without the mark has them in
 * its head. Removes links that are not in SHEETS: Astro also links the sheets of dynamic imports.
 * @param shellCss reads the sheet of the shell by its address
 * @returns HTML of the page; undefined for a page without styles, such as a redirect
 * @throws Error when the page has no shell sheet, two marks, or none in a long page
 */
export function placePageStyles(
  html: string,
  page: Pick<SitePage, 'kind'>,
  shellCss: (address: string) => string,
): string | undefined {
  const marks = html.split(MARK).length - 1;
  if (marks > 1 || (marks === 0 && isLong(page))) {
    throw new Error(`The page has ${marks} <FirstViewEnd />. Put one after its lead.`);
  }
  const start = html.search(LINK);
  if (start === -1) {
    return undefined;
  }
  const links = new Map(
    [...html.matchAll(LINK)].map(([link, address = '', name = '']) => [name, { link, address }]),
  );
  const [shell, ...others] = SHEETS.map((name) => links.get(name));
  if (!shell) {
    throw new Error('The page does not link the sheet of the shell: see build/styles/sheets.ts.');
  }
  const style = `<style>${shellCss(shell.address)}</style>`;
  const late = others.map((sheet) => sheet?.link ?? '').join('');
  const bare = html.replace(LINK, '');
  const withHead = (head: string) => bare.slice(0, start) + head + bare.slice(start);
  return marks === 1
    ? withHead(EXPECT + style).replace(MARK, () => MARK + late)
    : withHead(style + late);
}

/**
 * Places the styles of each page so that its heading and lead are painted before all have loaded.
 * @param options.folder folder of the built site with a slash at its end
 * @param options.base base path of the site
 */
export function placeStyles({ folder, base }: { folder: string; base: string }): Step {
  const texts = new Map<string, string>();
  const shellCss = (address: string) => {
    const text =
      texts.get(address) ?? readFileSync(folder + address.slice(base.length), 'utf8').trim();
    texts.set(address, text);
    return text;
  };
  return {
    name: 'styles',
    page: ({ page, html }) => placePageStyles(html, page, shellCss),
  };
}
