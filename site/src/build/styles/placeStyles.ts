import { readFileSync } from 'node:fs';
import type { SitePage } from '../../content/page-table/types.ts';
import type { Step } from '../postprocess/types.ts';
import { SHEETS } from './sheets.ts';

/** A style sheet as Astro links it: its address and its name. */
const LINK = /<link rel="stylesheet" href="([^"]*\/([^/".]+)\.[^/"]+\.css)">/g;

/** What FirstViewEnd renders. */
const MARK = '<span id="first-view-end" hidden=""></span>';

/** Makes the browser paint when it has read up to the mark, instead of the bare header first. */
const EXPECT = '<link rel="expect" href="#first-view-end" blocking="render">';

/** Pages of this kind are long enough that the first view should not wait for the rest. */
const isLong = ({ kind }: Pick<SitePage, 'kind'>) => kind === 'doc' || kind === 'post';

/**
 * Writes the sheet of the shell into the head of a page, and moves the links of all other sheets to
 * the end of its first view, where they block only what follows. A page without the mark keeps
 * them in its head. Astro also links the sheets that scripts load when they need them: these go.
 * @param shellCss text of the shell's sheet by its address
 * @returns the page's text; none for a page without styles, such as one that only redirects
 * @throws Error when the page has no shell sheet, when it has the mark twice, or lacks a needed one
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
 * Lets the heading and the lead of a page be painted before all of its styles have come.
 * @param options.folder the built site, with a slash at its end
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
