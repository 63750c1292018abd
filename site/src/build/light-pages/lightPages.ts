import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { LIGHT_PAGE } from '../../client/router/lightAddress.ts';
import { madePages } from '../../content/page-table/madePages.ts';
import type { BuiltPage, Step } from '../postprocess/types.ts';
import { sheetName } from '../styles/sheetName.ts';
import { tidyStyles } from '../styles/tidyStyles.ts';

/** Where the styles of a page stand, and the place to which they move later; both are empty yet. */
const STYLES = '<style></style>';
const PLACE = /<span id="first-view-end"[^>]*><\/span><style data-page-styles=""><\/style>/;

/** What engines and messengers read, which load every page whole. */
const FOR_MACHINES =
  /<script type="application\/ld\+json">.*?<\/script>|<meta (?:property="og:|name="twitter:)[^>]*>/gs;

/** A page without its styles, and the name of the sheet that has them. */
interface LightPage {
  html: string;
  sheet: string;
}

/**
 * Puts a link in the place of a page's styles, for readers who have them from another page.
 * @param folder address of the folder of sheets, with a slash at its end
 * @returns none for a page without styles, such as one that only leads to another
 */
export function lightPage(
  { html, css }: Pick<BuiltPage, 'html' | 'css'>,
  folder: string,
): LightPage | undefined {
  if (css === '') {
    return undefined;
  }
  const sheet = sheetName(css);
  const link = `<link rel="stylesheet" href="${folder}${sheet}" data-page-styles>`;
  const light = html
    .replace(STYLES, () => link)
    .replace(PLACE, '')
    .replace(FOR_MACHINES, '');
  return { html: light, sheet };
}

/** The page of hosts for what they do not have: no address leads to it, and no folder is its own. */
const isForHosts = ({ page }: BuiltPage) => page.path === madePages.notFound.path;

/**
 * Writes a light page beside each page, and each sheet once. Whoever comes to the site gets a page
 * with its styles in one answer; a change of route in place, and the copies for reading offline,
 * take the light page: styles are half of what a page weighs, and come once a visit.
 * @param options.folder the site as it is being built, with a slash at its end
 * @param options.base base path of the site
 */
export function lightPages({ folder, base }: { folder: string; base: string }): Step {
  return {
    name: 'light pages',
    page(built) {
      const light = isForHosts(built) ? undefined : lightPage(built, `${base}_astro/`);
      if (light) {
        const place = `${folder}${built.page.path}`;
        mkdirSync(place, { recursive: true });
        writeFileSync(`${place}${LIGHT_PAGE}`, light.html);
        if (!existsSync(`${folder}_astro/${light.sheet}`)) {
          writeFileSync(`${folder}_astro/${light.sheet}`, tidyStyles(built.css));
        }
      }
      return undefined;
    },
  };
}
