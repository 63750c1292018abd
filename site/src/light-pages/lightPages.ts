import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { BuiltPage, Step } from '../built-pages/types.ts';
import { tidyStyles } from '../first-paint/tidyStyles.ts';
import { madePages } from '../page-table/madePages.ts';
import { LIGHT_PAGE } from './lightAddress.ts';

/** A page's styles as it was rendered, and the empty place to which they move later. */
const STYLES = /<style>(.*?)<\/style>/s;
const PLACE = /<span id="first-view-end"[^>]*><\/span><style data-page-styles=""><\/style>/;

/** What engines and messengers read, which load every page whole. */
const FOR_MACHINES =
  /<script type="application\/ld\+json">.*?<\/script>|<meta (?:property="og:|name="twitter:)[^>]*>/gs;

/** A page without its styles, and the sheet that has them. */
interface LightPage {
  html: string;
  /** The sheet's name, which changes with what it holds. */
  sheet: string;
  css: string;
}

/**
 * Takes the styles out of a page, for readers who have them from another page.
 * @param html page as it was rendered, with all its styles in one element
 * @param folder address of the folder of sheets, with a slash at its end
 * @returns none for a page without styles, such as one that only leads to another
 */
export function lightPage(html: string, folder: string): LightPage | undefined {
  const [styles, css] = STYLES.exec(html) ?? [];
  if (styles === undefined || css === undefined) {
    return undefined;
  }
  const sheet = `page.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const link = `<link rel="stylesheet" href="${folder}${sheet}" data-page-styles>`;
  const light = html
    .replace(styles, () => link)
    .replace(PLACE, '')
    .replace(FOR_MACHINES, '');
  return { html: light, sheet, css };
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
      const light = isForHosts(built) ? undefined : lightPage(built.html, `${base}_astro/`);
      if (light) {
        const place = `${folder}${built.page.path}`;
        mkdirSync(place, { recursive: true });
        writeFileSync(`${place}${LIGHT_PAGE}`, light.html);
        if (!existsSync(`${folder}_astro/${light.sheet}`)) {
          writeFileSync(`${folder}_astro/${light.sheet}`, tidyStyles(light.css));
        }
      }
      return undefined;
    },
  };
}
